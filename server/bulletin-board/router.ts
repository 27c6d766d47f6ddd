import { procedure } from "../trpc/procedure.ts";
import { trpc } from "../trpc/trpc.ts";
import { acceptOffer } from "./accept-offer.ts";
import { cancelOffer } from "./cancel-offer.ts";
import * as contract from "./contract.ts";
import { createOffer } from "./create-offer.ts";
import { getOffer, listOffers } from "./read-offers.ts";

export const bulletinBoardRouter = trpc.router({
  offer: {
    create: procedure(contract.createOffer).mutation(createOffer),
    accept: procedure(contract.acceptOffer).mutation(acceptOffer),
    cancel: procedure(contract.cancelOffer).mutation(cancelOffer),
    get: procedure(contract.getOffer).query(getOffer),
    list: procedure(contract.listOffers).query(listOffers),
  },
});
