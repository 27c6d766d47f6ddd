import { getDashboard } from "#server/feed/dashboard/contract.ts";
import { rest } from "#server/http/rest/rest.ts";

export const GET = rest(getDashboard);
