import { getAgreement } from "#server/rest/agreement.ts";

export const GET = getAgreement;
