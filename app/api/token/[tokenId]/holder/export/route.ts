import { exportHolders } from "#server/rest/register-export.ts";

export const GET = exportHolders;
