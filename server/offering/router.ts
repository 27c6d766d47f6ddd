import { marketProcedure, procedure } from "../trpc/procedure.ts";
import { trpc } from "../trpc/trpc.ts";
import * as contract from "./contract.ts";
import { createOffering } from "./create-offering.ts";
import { publishOffering } from "./publish-offering.ts";
import { getMarketOffering, getOffering, listMarketOfferings, listOfferings } from "./read-offerings.ts";
import { updateOffering } from "./update-offering.ts";

export const offeringRouter = trpc.router({
  create: procedure(contract.createOffering).mutation(createOffering),
  update: procedure(contract.updateOffering).mutation(updateOffering),
  publish: procedure(contract.publishOffering).mutation(publishOffering),
  get: procedure(contract.getOffering).query(getOffering),
  list: procedure(contract.listOfferings).query(listOfferings),
});

export const marketRouter = trpc.router({
  get: marketProcedure(contract.getMarketOffering).query(getMarketOffering),
  list: marketProcedure(contract.listMarketOfferings).query(listMarketOfferings),
});
