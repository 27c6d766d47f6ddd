/** Onboards a customer from a form of your own: what is missing is told field by field, as the form needs it. */
import { isRefusalOf } from "offerboard";
import { newWallet, ob, unique } from "./lib.mjs";

const typed = { name: "Mia Berg", email: "mia at example", countryCode: "DE", wallet: newWallet() };

/** @param {typeof typed} form */
const customerOf = ({ name, email, countryCode, wallet }) => ({
  type: /** @type {const} */ ("INDIVIDUAL"),
  name,
  email,
  countryCode,
  wallets: [{ address: wallet }],
  // Your own id: it comes back with the customer and in every event.
  metadata: { userId: unique("user") },
});

try {
  // While somebody types: every check, and nothing happens.
  await ob.customers.create(customerOf(typed), { dryRun: true });
} catch (error) {
  if (!isRefusalOf("createCustomer", error)) throw error;
  for (const { param, detail } of error.errors) console.log(`${param}: ${detail}`);
}

// The id of your form's submission as the key: sent twice, onboarded once.
const form = { ...typed, email: `${unique("mia")}@example.com` };
const customer = await ob.customers.create(customerOf(form), { idempotencyKey: unique("submission") });
console.log(`${customer.verificationStatus}: ${customer.verification.currentlyDue.join(", ")} still due`);

// What the check needs comes when the customer has it; once nothing is due, the check begins by itself.
const complete = await ob.customers.update({
  customerId: customer.id,
  phone: "+49 40 1234567",
  address: { line1: "Sandtorkai 12", city: "Hamburg", postalCode: "20457" },
});
console.log(`${complete.verificationStatus}: ${complete.verification.currentlyDue.length} due`);
