import { procedure } from "../trpc/procedure.ts";
import { trpc } from "../trpc/trpc.ts";
import * as contract from "./contract.ts";
import { getDashboard } from "./get-dashboard.ts";

export const dashboardRouter = trpc.router({
  get: procedure(contract.getDashboard).query(getDashboard),
});
