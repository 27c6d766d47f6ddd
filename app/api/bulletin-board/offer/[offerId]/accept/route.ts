import { acceptOffer } from "#server/domain/secondary/bulletin-board/contract.ts";
import { rest } from "#server/http/rest/rest.ts";

export const POST = rest(acceptOffer);
