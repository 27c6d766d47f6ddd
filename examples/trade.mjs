/** Trades on the bulletin board: an offer, somebody who takes it, and the register afterwards. */
import { isRefusalOf } from "offerboard";
import { ob, unique, verifiedCustomer } from "./lib.mjs";

const { tokenId } = await ob.tokens.create({ name: unique("Board"), symbol: "BRD", totalSupply: 1000 });
const [maker, taker] = [await verifiedCustomer("Ada Lindqvist"), await verifiedCustomer("Mia Berg")];
await ob.tokens.mint({ tokenId, ...maker, amount: 100 });

const sale = { tokenId, customerId: maker.customerId, makerWalletAddress: maker.walletAddress };
const terms = { amount: 40, priceInEuro: 500, intention: /** @type {const} */ ("SELL") };
const { offerId, unitPriceInEuro } = await ob.bulletinBoard.offers.create({ ...sale, ...terms });
console.log(`offered at ${unitPriceInEuro}`);

// What is offered is frozen: it cannot be offered twice.
try {
  await ob.bulletinBoard.offers.create({ ...sale, ...terms, amount: 61 });
} catch (error) {
  if (!isRefusalOf("createOffer", error)) throw error;
  console.log(error.code);
}

const taken = { offerId, customerId: taker.customerId, takerWalletAddress: taker.walletAddress };
const { status } = await ob.bulletinBoard.offers.accept(taken);
const [trade] = (await ob.trades.list({ tokenId })).data;
console.log(`${status}, ${trade?.amount} tokens changed hands`);

const holders = await ob.register.holders({ tokenId });
console.log(
  holders.data
    .map(({ total }) => total)
    .sort()
    .join(),
);
