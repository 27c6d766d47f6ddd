import { beforeAll, describe, expect, it } from "vitest";
import type { BankEntryResolution } from "#db/schema/enums.ts";
import { paymentReference } from "#server/kernel/fields/payment-reference.ts";
import { readStream } from "#testing/events.ts";
import { intentInput, makeCustomer, makeOffering, verify } from "#testing/factories.ts";
import { expectRefusal, openSuite, unique } from "#testing/testing.ts";
import { camt } from "./testing.ts";

const suite = await openSuite();

let offering: Awaited<ReturnType<typeof makeOffering>>;
beforeAll(async () => {
  offering = await makeOffering(suite, {
    fundingLimits: { minPayableAmount: 1, maxPayableAmount: 1_000_000, hardCap: 1_000_000, softCap: 0 },
  });
});

/** A purchase of 100.00 EUR. */
async function buy() {
  const customer = await makeCustomer(suite, { name: "Ada Lindqvist" });
  await verify(suite, customer.id);
  const { offeringPurchaseIntentId: id } = await suite
    .call()
    .offeringPurchaseIntent.create(intentInput(customer, offering));
  return { id, reference: paymentReference(id), name: "Ada Lindqvist" };
}

const bank = () => ({ bankReference: unique("bank") });
const importing = (entries: Parameters<typeof camt>[0], options = {}) =>
  suite.call(options).bankStatement.import({ fileName: "statement.xml", content: camt(entries) });
const entriesOf = async (bankStatementId: string) =>
  (await suite.call().bankEntry.list({ bankStatementId, limit: 100, order: "asc" })).data;
const get = (id: string) => suite.call().offeringPurchaseIntent.get({ offeringPurchaseIntentId: id });

async function openEntry(entry: Parameters<typeof camt>[0][number]) {
  const { bankStatementId } = await importing([{ ...bank(), ...entry }]);
  const [only] = await entriesOf(bankStatementId);
  if (!only) throw new Error("the entry was not imported");
  return only;
}

const resolve = (bankEntryId: string, resolution: BankEntryResolution, offeringPurchaseIntentId?: string) =>
  suite.call().bankEntry.resolve({
    bankEntryId,
    resolution,
    ...(offeringPurchaseIntentId && { offeringPurchaseIntentId }),
  });

describe("importing a statement", () => {
  it("pays what names its reference, amount, currency and payer, and passes over fees", async () => {
    const { id, reference } = await buy();
    const statement = await importing([
      { ...bank(), amount: "100.00", name: "LINDQVIST, ADA", reference },
      { ...bank(), amount: "4.90", isDebit: true, text: "Fee" },
    ]);
    expect(statement).toMatchObject({ entries: 2, newEntries: 2, matched: 1, open: 0, ignored: 1 });
    expect(await get(id)).toMatchObject({ payment: { purchaseStatus: "COMPLETED" } });
  });

  it("finds the reference within free text, in any case and with spaces", async () => {
    const { id, reference } = await buy();
    const written = reference.toLowerCase().replaceAll(/(.{4})/g, "$1 ");
    const entry = await openEntry({ amount: "100.00", text: `invest ${written}, thanks` });
    expect(entry).toMatchObject({ status: "MATCHED", offeringPurchaseIntentId: id });
  });

  it("has no effect twice: the same file, the same entries in another, and by hand before", async () => {
    const [one, two] = [await buy(), await buy()];
    const first = { ...bank(), amount: "100.00", ...one };
    const { bankStatementId } = await importing([first]);
    expect((await importing([first])).bankStatementId).toBe(bankStatementId);
    const overlap = await importing([first, { ...bank(), amount: "100.00", ...two }]);
    expect(overlap).toMatchObject({ entries: 2, newEntries: 1, matched: 1 });
    const third = await buy();
    await suite.call().payment.confirm({ offeringPurchaseIntentId: third.id });
    expect(await openEntry({ amount: "100.00", ...third })).toMatchObject({ status: "MATCHED" });
    for (const { id } of [one, two, third]) {
      expect((await suite.call().payment.list({ offeringPurchaseIntentId: id })).data).toHaveLength(1);
      expect((await suite.call().refund.list({ offeringPurchaseIntentId: id })).data).toEqual([]);
    }
  });

  it("has the effect of one, however many import overlapping files at once", async () => {
    const purchases = await Promise.all([buy(), buy(), buy(), buy()]);
    const entries = purchases.map((purchase) => ({ ...bank(), amount: "100.00", ...purchase }));
    const other = suite.anotherProcess();
    const files = [entries, entries, entries.toReversed(), entries.slice(1), entries.slice(0, 3)];
    const statements = await Promise.all(
      files.map((file, n) => importing(file, n % 2 ? { app: other } : {})),
    );
    expect(statements.length).toBe(5);
    for (const { id } of purchases) {
      expect(await get(id)).toMatchObject({ settlement: { receivedAmount: 100 } });
      expect((await suite.call().payment.list({ offeringPurchaseIntentId: id })).data).toHaveLength(1);
    }
  });

  it("books a refund that went out, by its reference", async () => {
    const { id } = await buy();
    await suite.call().payment.confirm({ offeringPurchaseIntentId: id, amount: 130 });
    const [refund] = (await suite.call().refund.list({ offeringPurchaseIntentId: id })).data;
    const entry = await openEntry({ amount: "30.00", isDebit: true, text: refund?.reference ?? "" });
    expect(entry).toMatchObject({ status: "MATCHED", amount: -30, refundId: refund?.refundId });
    expect(await suite.call().refund.get({ refundId: refund?.refundId ?? "" })).toMatchObject({
      status: "SUCCEEDED",
    });
  });

  it("leaves to a person what went out and names a purchase, or a refund of another sum", async () => {
    const { id, reference } = await buy();
    const entry = await openEntry({ amount: "100.00", isDebit: true, text: reference });
    expect(entry).toMatchObject({
      ...{ status: "OPEN", problem: "UNMATCHED", amount: -100 },
      ...{ offeringPurchaseIntentId: id, resolutions: ["IGNORE"] },
    });
    expect((await get(id)).settlement).toMatchObject({ status: "NONE", receivedAmount: 0 });
    const refusal = await expectRefusal(suite, "invalid_transition", () =>
      resolve(entry.bankEntryId, "REFUND"),
    );
    expect(refusal.message).toMatch(/Use IGNORE\.$/);
    expect(await resolve(entry.bankEntryId, "IGNORE")).toMatchObject({ status: "IGNORED" });
  });

  it("tells listeners how many of its entries wait, as they are seen to", async () => {
    const statement = await importing([
      { ...bank(), amount: "17.00" },
      { ...bank(), amount: "18.00" },
    ]);
    expect(statement).toMatchObject({ open: 2, matched: 0 });
    const told = async () =>
      (await readStream(suite)).filter(({ resourceId }) => resourceId === statement.bankStatementId);
    expect((await told()).map(({ type, data }) => [type, data])).toEqual([
      ["bank_statement.imported", statement],
    ]);
    const [entry] = await entriesOf(statement.bankStatementId);
    await resolve(entry?.bankEntryId ?? "", "REFUND");
    const last = (await told()).at(-1);
    expect(last).toMatchObject({ type: "bank_statement.updated", data: { open: 1, matched: 1 } });
    expect(last?.data).toEqual(
      await suite.call().bankStatement.get({ bankStatementId: statement.bankStatementId }),
    );
  });

  it("refuses what is no statement, and another account's, and writes nothing", async () => {
    await expectRefusal(suite, "bank_statement_unreadable", () =>
      suite.call().bankStatement.import({ fileName: "x.csv", content: "hello" }),
    );
    await suite.call().settings.update({
      bankAccount: { accountHolder: "Nordlicht", iban: "MT84MALT011000012345MTLCAST001S" },
    });
    await expectRefusal(suite, "bank_statement_other_account", () => importing([{ amount: "1.00" }]));
    await suite.call().settings.update({ bankAccount: null });
  });

  it("changes nothing in a rehearsal, and tells the same", async () => {
    const entry = { ...bank(), amount: "100.00", ...(await buy()) };
    const before = await suite.contents();
    expect(await importing([entry], { dryRun: true })).toMatchObject({ matched: 1 });
    expect(await suite.contents()).toEqual(before);
  });
});

describe("what cannot be matched waits", () => {
  it("UNMATCHED: assigned to a purchase, paid back, or left", async () => {
    const entry = await openEntry({ amount: "100.00", name: "Somebody", text: "no reference" });
    expect(entry).toMatchObject({
      status: "OPEN",
      problem: "UNMATCHED",
      resolutions: ["ASSIGN", "REFUND", "IGNORE"],
    });
    const { id } = await buy();
    expect(await resolve(entry.bankEntryId, "ASSIGN", id)).toMatchObject({
      status: "RESOLVED",
      resolution: "ASSIGN",
      offeringPurchaseIntentId: id,
    });
    expect(await get(id)).toMatchObject({ payment: { purchaseStatus: "COMPLETED" } });
    await expectRefusal(suite, "invalid_transition", () => resolve(entry.bankEntryId, "REFUND"));

    const back = await openEntry({ amount: "12.00" });
    const { refundId = "" } = await resolve(back.bankEntryId, "REFUND");
    expect(await suite.call().refund.get({ refundId })).toMatchObject({
      status: "DUE",
      reason: "UNMATCHED",
      amount: 12,
    });
    const left = await openEntry({ amount: "13.00" });
    expect(await resolve(left.bankEntryId, "IGNORE")).toMatchObject({ status: "IGNORED", resolutions: [] });
  });

  it("UNDERPAID: counted, and gone from the queue when the rest comes", async () => {
    const purchase = await buy();
    const part = await openEntry({ amount: "40.00", ...purchase });
    expect(part).toMatchObject({ status: "OPEN", problem: "UNDERPAID", resolutions: ["ACCEPT", "REFUND"] });
    expect((await get(purchase.id)).paymentInstructions?.amount).toBe(60);
    await openEntry({ amount: "60.00", ...purchase });
    expect(await suite.call().bankEntry.get({ bankEntryId: part.bankEntryId })).toMatchObject({
      status: "RESOLVED",
      resolution: "ACCEPT",
    });
    expect(await get(purchase.id)).toMatchObject({ payment: { purchaseStatus: "COMPLETED" } });
  });

  it("UNDERPAID: paid back, which cancels the purchase", async () => {
    const purchase = await buy();
    const part = await openEntry({ amount: "40.00", ...purchase });
    await resolve(part.bankEntryId, "REFUND");
    expect(await get(purchase.id)).toMatchObject({
      payment: { purchaseStatus: "CANCELLED" },
      settlement: { status: "REFUND_DUE" },
    });
  });

  it("OVERPAID and LATE: what is too much is due back already", async () => {
    const purchase = await buy();
    const over = await openEntry({ amount: "101.00", ...purchase });
    expect(over).toMatchObject({ problem: "OVERPAID" });
    expect(await suite.call().refund.get({ refundId: over.refundId ?? "" })).toMatchObject({ amount: 1 });
    expect(await resolve(over.bankEntryId, "ACCEPT")).toMatchObject({ status: "RESOLVED" });

    const gone = await buy();
    await suite.call().offeringPurchaseIntent.cancel({ offeringPurchaseIntentId: gone.id });
    const late = await openEntry({ amount: "100.00", ...gone });
    expect(late).toMatchObject({ problem: "LATE" });
    await suite.call().refund.markRefunded({ refundId: late.refundId ?? "" });
    expect(await suite.call().bankEntry.get({ bankEntryId: late.bankEntryId })).toMatchObject({
      status: "RESOLVED",
    });
  });

  it("WRONG_PAYER: nothing is paid until somebody accepts it", async () => {
    const { id, reference } = await buy();
    const entry = await openEntry({ amount: "100.00", name: "Karl Meier", reference });
    expect(entry).toMatchObject({ problem: "WRONG_PAYER", offeringPurchaseIntentId: id });
    expect((await get(id)).settlement.receivedAmount).toBe(0);
    await resolve(entry.bankEntryId, "ACCEPT");
    expect(await get(id)).toMatchObject({ payment: { purchaseStatus: "COMPLETED" } });
  });

  it("WRONG_CURRENCY: held where it can be, and only seen where it cannot", async () => {
    const { id, reference } = await buy();
    const dollars = await openEntry({ amount: "100.00", currency: "USD", reference });
    expect(dollars).toMatchObject({ problem: "WRONG_CURRENCY" });
    await expectRefusal(suite, "currency_not_accepted", () => resolve(dollars.bankEntryId, "ASSIGN", id));
    await resolve(dollars.bankEntryId, "REFUND");
    const francs = await openEntry({ amount: "100.00", currency: "CHF", reference });
    expect(francs).toMatchObject({ problem: "WRONG_CURRENCY", resolutions: ["IGNORE"] });
    await expectRefusal(suite, "invalid_transition", () => resolve(francs.bankEntryId, "REFUND"));
  });

  it("is resolved once, whoever races", async () => {
    const entry = await openEntry({ amount: "100.00" });
    const [a, b] = [await buy(), await buy()];
    const outcomes = await Promise.allSettled([
      resolve(entry.bankEntryId, "ASSIGN", a.id),
      resolve(entry.bankEntryId, "REFUND"),
      resolve(entry.bankEntryId, "ASSIGN", b.id),
      resolve(entry.bankEntryId, "IGNORE"),
    ]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("needs a purchase that is still to be paid", async () => {
    const entry = await openEntry({ amount: "100.00" });
    await expectRefusal(suite, "offering_purchase_intent_not_found", () =>
      resolve(entry.bankEntryId, "ASSIGN", "opi_unknown"),
    );
    const { id } = await buy();
    await suite.call().payment.confirm({ offeringPurchaseIntentId: id });
    await expectRefusal(suite, "invalid_transition", () => resolve(entry.bankEntryId, "ASSIGN", id));
  });
});

it("keeps the cash exact through all of it", async () => {
  const rows = await suite.sql<{ currency: string; payments: string; refunds: string; held: string }[]>`
    select a.currency, a.held::text,
           (select coalesce(sum(amount), 0) from payment p where p.organization_id = a.organization_id
              and p.currency = a.currency and p.status = 'SUCCEEDED')::text as payments,
           (select coalesce(sum(amount), 0) from refund r where r.organization_id = a.organization_id
              and r.currency = a.currency and r.status = 'SUCCEEDED')::text as refunds
      from cash_account a where a.organization_id = ${suite.organizationId}`;
  for (const { payments, refunds, held } of rows) {
    expect(Number(payments) - Number(refunds)).toBeCloseTo(Number(held), 2);
  }
});
