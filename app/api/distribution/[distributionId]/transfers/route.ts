import { downloadTransfers } from "#server/http/rest/distribution-files.ts";

export const GET = downloadTransfers;
