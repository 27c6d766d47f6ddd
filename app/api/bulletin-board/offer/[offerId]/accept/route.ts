import { acceptOffer } from "#server/bulletin-board/contract.ts";
import { rest } from "#server/rest/rest.ts";

export const POST = rest(acceptOffer);
