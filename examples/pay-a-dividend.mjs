/** Pays a dividend: a preview to the cent, the distribution, its payments, and the file for the bank. */
import { ob, unique, until, verifiedCustomer } from "./lib.mjs";

const { tokenId } = await ob.tokens.create({ name: unique("Rent"), symbol: "RNT", totalSupply: 1000 });
for (const [name, amount] of /** @type {const} */ ([
  ["Ada Lindqvist", 2],
  ["Mia Berg", 1],
])) {
  await ob.tokens.mint({ tokenId, ...(await verifiedCustomer(name)), amount });
}

const dividend = {
  tokenId,
  amount: 100,
  currency: /** @type {const} */ ("EUR"),
  recordDate: new Date().toISOString(),
};
const preview = await ob.distributions.preview(dividend);
console.log(`${preview.holders} holders`);

const { distributionId } = await ob.distributions.create({ ...dividend, kind: "DIVIDEND", title: "Rent" });

// Who holds the token at the record date is paid; the service's clock reaches it within a minute.
const payments = await until(async () => {
  const { data } = await ob.distributions.payments({ distributionId });
  return data.length > 0 ? data : undefined;
});
console.log(
  payments
    .map(({ amount }) => amount)
    .sort()
    .join(),
);

// What goes by bank transfer stands in a SEPA file; once the bank has taken it, it is marked as paid.
await ob.distributions.markPaid({ distributionId });
const { status } = await ob.distributions.get({ distributionId });
console.log(status);
