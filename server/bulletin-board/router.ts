import { procedure } from "../trpc/procedure.ts";
import { trpc } from "../trpc/trpc.ts";
import { cancelOffer } from "./cancel-offer.ts";
import * as contract from "./contract.ts";
import { createOffer } from "./create-offer.ts";
import { getOffer, listOffers } from "./read-offers.ts";

export const bulletinBoardRouter = trpc.router({
  offer: {
    create: procedure(contract.createOffer).mutation(createOffer),
    cancel: procedure(contract.cancelOffer).mutation(cancelOffer),
    get: procedure(contract.getOffer).query(getOffer),
    list: procedure(contract.listOffers).query(listOffers),
  },
});
