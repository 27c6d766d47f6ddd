import { downloadPayments } from "#server/rest/distribution-files.ts";

export const GET = downloadPayments;
