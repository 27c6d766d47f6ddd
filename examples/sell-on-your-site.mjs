/** Sells on a site of your own: what is on offer, whether somebody may buy, the purchase, and how to pay. */
import { amount, isRefusalOf } from "offerboard";
import { ob, openOffering, verifiedCustomer } from "./lib.mjs";

const { offeringId, pricePerToken, fundingLimits } = await openOffering("Harbour Lofts");
const buyer = await verifiedCustomer("Ada Lindqvist");

/** @param {string} euros as somebody typed it */
const purchaseOf = (euros) => ({
  ...buyer,
  offeringId,
  payment: {
    purchaseAmount: amount(euros),
    tokenAmount: amount(euros) / pricePerToken,
    currency: /** @type {const} */ ("EUR"),
  },
});

// Too much: every rule that fails is told, before anything is bought.
try {
  await ob.purchaseIntents.create(purchaseOf("2500.00"), { dryRun: true });
} catch (error) {
  if (!isRefusalOf("createIntent", error)) throw error;
  console.log(`${error.code}: at most ${fundingLimits.maxPayableAmount}`);
}

const intent = await ob.purchaseIntents.create(purchaseOf("250.00"));
const { paymentInstructions, settlement, expiresAt } = intent;
console.log(
  `pay ${paymentInstructions?.amount} ${paymentInstructions?.currency} as ${paymentInstructions?.reference}`,
);
console.log(`until ${expiresAt !== undefined}, waits for ${settlement.blockedBy.join(", ")}`);
