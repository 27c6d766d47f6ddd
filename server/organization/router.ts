import { personProcedure, procedure, publicProcedure } from "../trpc/procedure.ts";
import { trpc } from "../trpc/trpc.ts";
import { chooseIdentity } from "./choose-identity.ts";
import * as contract from "./contract.ts";
import { createOrganization } from "./create-organization.ts";
import { getViewer } from "./get-viewer.ts";
import { getOrganization } from "./read-organization.ts";
import { updateOrganization } from "./update-organization.ts";

export const organizationRouter = trpc.router({
  create: personProcedure(contract.createOrganization).mutation(createOrganization),
  update: procedure(contract.updateOrganization).mutation(updateOrganization),
  get: procedure(contract.getOrganization).query(getOrganization),
  viewer: publicProcedure(contract.getViewer).query(getViewer),
  chooseIdentity: personProcedure(contract.chooseIdentity).mutation(chooseIdentity),
});
