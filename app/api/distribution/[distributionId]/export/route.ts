import { downloadPayments } from "#server/http/rest/distribution-files.ts";

export const GET = downloadPayments;
