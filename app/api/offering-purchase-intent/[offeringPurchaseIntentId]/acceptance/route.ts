import { listDocumentAcceptances } from "#server/domain/primary/offering-document/contract.ts";
import { rest } from "#server/http/rest/rest.ts";

export const GET = rest(listDocumentAcceptances);
