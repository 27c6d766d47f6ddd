import { procedure } from "../trpc/procedure.ts";
import { trpc } from "../trpc/trpc.ts";
import * as contract from "./contract.ts";
import { listDocumentAcceptances } from "./list-acceptances.ts";
import { listOfferingDocuments } from "./read-documents.ts";
import { withdrawOfferingDocument } from "./withdraw-document.ts";

export const offeringDocumentRouter = trpc.router({
  list: procedure(contract.listOfferingDocuments).query(listOfferingDocuments),
  withdraw: procedure(contract.withdrawOfferingDocument).mutation(withdrawOfferingDocument),
  acceptances: procedure(contract.listDocumentAcceptances).query(listDocumentAcceptances),
});
