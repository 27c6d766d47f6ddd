/** Matches payments with purchases: a statement of the bank is imported, and what fits nothing is decided. */
import { ob, openOffering, unique, verifiedCustomer } from "./lib.mjs";

const { offeringId } = await openOffering("Wind Park");
const buyer = await verifiedCustomer("Ada Lindqvist");
const { paymentInstructions, offeringPurchaseIntentId } = await ob.purchaseIntents.create({
  ...buyer,
  offeringId,
  payment: { purchaseAmount: 120, tokenAmount: 12, currency: "EUR" },
});

const today = new Date().toISOString().slice(0, 10);
const lines = [
  "Date;Name;Reference;Amount",
  `${today};Ada Lindqvist;${paymentInstructions?.reference};120.00`,
  `${today};Somebody Else;${unique("no reference")};12.50`,
];
const content = `${lines.join("\n")}\n`;
const { bankStatementId } = await ob.bankStatements.import({ fileName: "statement.csv", content });

for await (const entry of ob.bankEntries.list({ bankStatementId })) {
  console.log(`${entry.amount} ${entry.status}`);
  // What belongs to no purchase is sent back, assigned by hand, or passed over.
  if (entry.status === "OPEN") {
    await ob.bankEntries.resolve({ bankEntryId: entry.bankEntryId, resolution: "IGNORE" });
  }
}

const { payment, settlement } = await ob.purchaseIntents.get({ offeringPurchaseIntentId });
console.log(`${payment.purchaseStatus}, ${settlement.status}`);
