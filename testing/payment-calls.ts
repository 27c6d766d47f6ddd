import { intentInput } from "./factories.ts";
import { unique } from "./testing.ts";
import { plain, type TestCall, using, type World } from "./world.ts";

/** Calls of settings, payments, refunds and bank statements, by their procedures. */
export const paymentCalls: Readonly<Record<string, TestCall>> = {
  "settings.get": plain((caller) => caller.settings.get({})),
  "settings.update": plain((caller) => caller.settings.update({ verificationValidDays: 365 })),
  "payment.methods": plain((caller) => caller.payment.methods({})),
  "payment.list": plain((caller) => caller.payment.list({})),
  "payment.get": using(makeCheckout, (caller, _, { paymentId }) => caller.payment.get({ paymentId })),
  "payment.confirm": using(makeIntent, (caller, _, offeringPurchaseIntentId) =>
    caller.payment.confirm({ offeringPurchaseIntentId }),
  ),
  "payment.checkout": using(makeIntent, (caller, _, offeringPurchaseIntentId) =>
    caller.payment.checkout({ offeringPurchaseIntentId, provider: "SANDBOX" }),
  ),
  "payment.decideSandbox": using(makeCheckout, (caller, _, { paymentId }) =>
    caller.payment.decideSandbox({ paymentId, decision: "DELAY" }),
  ),
  "payment.closeClaim": using(makeClaim, (caller, _, paymentId) => caller.payment.closeClaim({ paymentId })),
  "refund.list": plain((caller) => caller.refund.list({})),
  "refund.get": using(makeRefund, (caller, _, { refundId }) => caller.refund.get({ refundId })),
  "refund.markRefunded": using(makeRefund, (caller, _, { refundId }) =>
    caller.refund.markRefunded({ refundId }),
  ),
  "refund.retry": using(makeFailedRefund, (caller, _, refundId) => caller.refund.retry({ refundId })),
  "refund.markPurchaseRefunded": using(makeRefund, (caller, _, { offeringPurchaseIntentId }) =>
    caller.refund.markPurchaseRefunded({ offeringPurchaseIntentId }),
  ),
  "bankStatement.import": plain((caller) => caller.bankStatement.import(statement())),
  "bankStatement.get": using(importStatement, (caller, _, { bankStatementId }) =>
    caller.bankStatement.get({ bankStatementId }),
  ),
  "bankStatement.list": plain((caller) => caller.bankStatement.list({})),
  "bankEntry.get": using(makeOpenEntry, (caller, _, bankEntryId) => caller.bankEntry.get({ bankEntryId })),
  "bankEntry.list": plain((caller) => caller.bankEntry.list({})),
  "bankEntry.resolve": using(makeOpenEntry, (caller, _, bankEntryId) =>
    caller.bankEntry.resolve({ bankEntryId, resolution: "IGNORE" }),
  ),
};

async function makeIntent({ suite, customer, offering }: World): Promise<string> {
  const room = { ...intentInput(customer, offering) };
  // The customer's share of an offering is limited, and every call takes some of it.
  await suite.sql`update offering set max_payable_amount = 10000000, hard_cap = 10000000 where organization_id = ${suite.organizationId}`;
  return (await suite.call().offeringPurchaseIntent.create(room)).offeringPurchaseIntentId;
}

async function makeCheckout(world: World) {
  const offeringPurchaseIntentId = await makeIntent(world);
  return world.suite.call().payment.checkout({ offeringPurchaseIntentId, provider: "SANDBOX" });
}

/** A payment that was charged back after its tokens were delivered, as the database keeps it. */
async function makeClaim(world: World): Promise<string> {
  const { suite } = world;
  const offeringPurchaseIntentId = await makeIntent(world);
  await suite.call().payment.confirm({ offeringPurchaseIntentId });
  const [paid] = await suite.sql<{ id: string }[]>`
    update payment set charge_back_status = 'LOST', charge_back_reference = 'dp_1', charge_back_reason = 'fraudulent',
           charge_back_amount = amount, charged_back_at = now(), open_claim = amount
     where organization_id = ${suite.organizationId} and offering_purchase_intent_id = ${offeringPurchaseIntentId}
    returning id`;
  return paid?.id ?? "";
}

/** A purchase that was paid and cancelled, with what is due back. */
async function makeRefund(world: World) {
  const caller = world.suite.call();
  const offeringPurchaseIntentId = await makeIntent(world);
  await caller.payment.confirm({ offeringPurchaseIntentId });
  await caller.offeringPurchaseIntent.cancel({ offeringPurchaseIntentId });
  const { data } = await caller.refund.list({ offeringPurchaseIntentId });
  return { offeringPurchaseIntentId, refundId: data[0]?.refundId ?? "" };
}

async function makeFailedRefund(world: World): Promise<string> {
  const { suite } = world;
  const { refundId } = await makeRefund(world);
  await suite.sql`update refund set provider = 'SANDBOX', status = 'FAILED', failure_code = 'refused'
    where organization_id = ${suite.organizationId} and id = ${refundId}`;
  return refundId;
}

function statement() {
  const content = `Date,Name,Reference,Amount\n2027-02-09,Ida Stray,${unique("thanks")},12.50\n`;
  return { fileName: "statement.csv", content };
}

function importStatement({ suite }: World) {
  return suite.call().bankStatement.import(statement());
}

async function makeOpenEntry(world: World): Promise<string> {
  const { bankStatementId } = await importStatement(world);
  const { data } = await world.suite.call().bankEntry.list({ bankStatementId });
  return data[0]?.bankEntryId ?? "";
}
