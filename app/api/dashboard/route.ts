import { getDashboard } from "#server/dashboard/contract.ts";
import { rest } from "#server/rest/rest.ts";

export const GET = rest(getDashboard);
