import { exportEntries } from "#server/http/rest/register-export.ts";

export const GET = exportEntries;
