import { createOffer, listOffers } from "#server/domain/secondary/bulletin-board/contract.ts";
import { rest } from "#server/http/rest/rest.ts";

export const GET = rest(listOffers);
export const POST = rest(createOffer);
