import { exportHolders } from "#server/http/rest/register-export.ts";

export const GET = exportHolders;
