import { withdrawOfferingDocument } from "#server/domain/primary/offering-document/contract.ts";
import { rest } from "#server/http/rest/rest.ts";

export const DELETE = rest(withdrawOfferingDocument);
