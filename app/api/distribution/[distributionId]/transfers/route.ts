import { downloadTransfers } from "#server/rest/distribution-files.ts";

export const GET = downloadTransfers;
