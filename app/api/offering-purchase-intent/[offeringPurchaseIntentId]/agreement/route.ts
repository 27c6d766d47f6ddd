import { getAgreement } from "#server/http/rest/agreement.ts";

export const GET = getAgreement;
