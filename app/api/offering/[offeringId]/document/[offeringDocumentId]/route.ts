import { withdrawOfferingDocument } from "#server/offering-document/contract.ts";
import { rest } from "#server/rest/rest.ts";

export const DELETE = rest(withdrawOfferingDocument);
