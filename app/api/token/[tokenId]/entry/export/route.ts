import { exportEntries } from "#server/rest/register-export.ts";

export const GET = exportEntries;
