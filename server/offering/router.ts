import { listMarketDocuments as listDocumentsContract } from "../offering-document/contract.ts";
import { listMarketDocuments } from "../offering-document/read-documents.ts";
import { cancelOffering } from "../offering-lifecycle/cancel-offering.ts";
import { closeOffering } from "../offering-lifecycle/close-offering.ts";
import * as lifecycle from "../offering-lifecycle/contract.ts";
import { pauseOffering } from "../offering-lifecycle/pause-offering.ts";
import { resumeOffering } from "../offering-lifecycle/resume-offering.ts";
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
  pause: procedure(lifecycle.pauseOffering).mutation(pauseOffering),
  resume: procedure(lifecycle.resumeOffering).mutation(resumeOffering),
  close: procedure(lifecycle.closeOffering).mutation(closeOffering),
  cancel: procedure(lifecycle.cancelOffering).mutation(cancelOffering),
  get: procedure(contract.getOffering).query(getOffering),
  list: procedure(contract.listOfferings).query(listOfferings),
});

export const marketRouter = trpc.router({
  get: marketProcedure(contract.getMarketOffering).query(getMarketOffering),
  list: marketProcedure(contract.listMarketOfferings).query(listMarketOfferings),
  documents: marketProcedure(listDocumentsContract).query(listMarketDocuments),
});
