import { procedure, publicProcedure } from "../trpc/procedure.ts";
import { trpc } from "../trpc/trpc.ts";
import * as contract from "./contract.ts";
import { getViewer } from "./get-viewer.ts";
import { getOrganization } from "./read-organization.ts";

export const organizationRouter = trpc.router({
  get: procedure(contract.getOrganization).query(getOrganization),
  viewer: publicProcedure(contract.getViewer).query(getViewer),
});
