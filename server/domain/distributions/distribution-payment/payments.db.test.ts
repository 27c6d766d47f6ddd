import { describe, expect, it } from "vitest";
import type { PayoutOrder } from "#server/adapters/payout/port.ts";
import { RETURNED_PAYEE, sandboxPayouts } from "#server/adapters/payout/sandbox.ts";
import { lockOfferings } from "#server/domain/settlement/lock-offerings.ts";
import { receivePayment } from "#server/domain/settlement/receive-payment.ts";
import type { Application } from "#server/kernel/application.ts";
import type { FilePart } from "#server/kernel/operation.ts";
import { distributionInput, holdSome } from "#testing/distributions.ts";
import { intentInput, makeCustomer, makeOffering, makeToken } from "#testing/factories.ts";
import { brokenInvariants } from "#testing/invariants.ts";
import { expectRefusal, NOW, openSuite } from "#testing/testing.ts";
import { exportPayments, exportTransfers } from "./export-payments.ts";
import { payHolder } from "./pay-holder.ts";

const suite = await openSuite();
const { sql, organizationId } = suite;

/** Customers of a token, each with the way it paid for something once. */
async function makeHolders(
  ...people: { name?: string; way?: "BANK_TRANSFER" | "SANDBOX"; account?: string }[]
) {
  const { tokenId } = await makeToken(suite);
  const offering = await makeOffering(suite);
  for (const { name = "Ada Lindqvist", way, account } of people) {
    const customer = await makeCustomer(suite, { name });
    await holdSome(suite, tokenId, customer, 10);
    if (!way) continue;
    const intent = await suite.call().offeringPurchaseIntent.create(intentInput(customer, offering));
    await suite.asSystem(async (ctx) =>
      receivePayment(ctx, await lockOfferings(ctx, [intent.offeringPurchaseIntentId]), {
        intentId: intent.offeringPurchaseIntentId,
        provider: way,
        providerReference: intent.offeringPurchaseIntentId,
        amount: "100.00",
        currency: "EUR",
        payerAccount: account,
        receivedAt: ctx.now,
      }),
    );
  }
  const made = await suite
    .call()
    .distribution.create(distributionInput(tokenId, { amount: 10 * people.length }));
  const { data } = await suite
    .call()
    .distribution.payments({ distributionId: made.distributionId, limit: 100 });
  return { distributionId: made.distributionId, payments: data };
}

const pay = (distributionPaymentId: string, app: Application = suite.app) =>
  payHolder({ app, organizationId, payload: { distributionPaymentId }, now: NOW });
const get = (distributionPaymentId: string) =>
  suite.call().distributionPayment.get({ distributionPaymentId });
const distributionOf = (distributionId: string) => suite.call().distribution.get({ distributionId });
const sound = async () => expect(await brokenInvariants(sql, organizationId)).toEqual([]);
const first = <T>([item]: readonly T[]): T => {
  if (item === undefined) throw new Error("there is none");
  return item;
};

describe("a payment that a provider makes", () => {
  it("is handed to the provider by a job as soon as it is due", async () => {
    const { payments } = await makeHolders({ way: "SANDBOX" });
    const { distributionPaymentId, provider } = first(payments);
    expect(provider).toBe("SANDBOX");
    const [job] =
      await sql`select key from graphile_worker.jobs where key = ${`payHolder:${distributionPaymentId}`}`;
    expect(job).toBeDefined();
  });

  it("is paid once, whoever is called how often", async () => {
    const { distributionId, payments } = await makeHolders({ way: "SANDBOX" });
    const { distributionPaymentId: id } = first(payments);
    const other = suite.anotherProcess();
    await Promise.all([pay(id), pay(id, other), pay(id), pay(id, other)]);
    await pay(id);
    expect(await get(id)).toMatchObject({
      status: "PAID",
      attempts: 1,
      providerReference: `sandbox_${id}_1`,
    });
    expect(await distributionOf(distributionId)).toMatchObject({
      status: "COMPLETED",
      paid: { amount: 10, payments: 1 },
      completedAt: expect.any(String),
    });
    await sound();
  });

  it("is sent again with the same key after the process died in between", async () => {
    const { payments } = await makeHolders({ way: "SANDBOX" });
    const { distributionPaymentId: id } = first(payments);
    const orders: PayoutOrder[] = [];
    const dying: Application = {
      ...suite.app,
      payouts: {
        async pay(order) {
          orders.push(order);
          throw new Error("the process is gone");
        },
      },
    };
    await expect(pay(id, dying)).rejects.toThrow("gone");
    expect(await get(id)).toMatchObject({ status: "PROCESSING", attempts: 1 });
    const living: Application = {
      ...suite.app,
      payouts: {
        pay(order) {
          orders.push(order);
          return sandboxPayouts.pay(order);
        },
      },
    };
    await pay(id, living);
    expect(orders.map(({ idempotencyKey }) => idempotencyKey)).toEqual([`${id}_1`, `${id}_1`]);
    expect(orders[1]).toMatchObject({ amount: "10.00", currency: "EUR", payeeName: "Ada Lindqvist" });
    expect((await get(id)).status).toBe("PAID");
    await sound();
  });

  it("waits for a person where it fails, and is tried anew with another key", async () => {
    const { distributionId, payments } = await makeHolders({ way: "SANDBOX", name: RETURNED_PAYEE });
    const { distributionPaymentId: id } = first(payments);
    await pay(id);
    expect(await get(id)).toMatchObject({ status: "FAILED", attempts: 1, failure: { code: "returned" } });
    expect(await distributionOf(distributionId)).toMatchObject({
      status: "PROCESSING",
      failed: { payments: 1 },
    });
    const retried = await suite.call().distributionPayment.retry({ distributionPaymentId: id });
    expect(retried.status).toBe("DUE");
    expect(retried.failure).toBeUndefined();
    await pay(id);
    expect(await get(id)).toMatchObject({ status: "FAILED", attempts: 2 });
    const booked = await suite
      .call()
      .distributionPayment.markPaid({ distributionPaymentId: id, reference: "by hand" });
    expect(booked).toMatchObject({ status: "PAID", providerReference: "by hand" });
    expect((await distributionOf(distributionId)).status).toBe("COMPLETED");
    await sound();
  });

  it("is nobody else's to book or retry while the provider has it", async () => {
    const { payments } = await makeHolders({ way: "SANDBOX" });
    const { distributionPaymentId } = first(payments);
    const caller = suite.call().distributionPayment;
    await expectRefusal(suite, "invalid_transition", () => caller.markPaid({ distributionPaymentId }));
    await expectRefusal(suite, "invalid_transition", () => caller.retry({ distributionPaymentId }));
    await expectRefusal(suite, "invalid_transition", () =>
      caller.markFailed({ distributionPaymentId, reason: "no" }),
    );
  });
});

describe("a transfer", () => {
  it("is booked once, however many people do", async () => {
    const { distributionId, payments } = await makeHolders({ way: "BANK_TRANSFER" }, {});
    expect(payments.map(({ provider }) => provider)).toEqual(["BANK_TRANSFER", "BANK_TRANSFER"]);
    const { distributionPaymentId } = first(payments);
    const named = await suite.call().distribution.payments({ distributionId, ids: distributionPaymentId });
    expect(named.data).toEqual([first(payments)]);
    const results = await Promise.allSettled(
      Array.from({ length: 6 }, () => suite.call().distributionPayment.markPaid({ distributionPaymentId })),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await distributionOf(distributionId)).toMatchObject({
      status: "PROCESSING",
      paid: { amount: 10, payments: 1 },
      due: { amount: 10, payments: 1 },
    });
    await expectRefusal(suite, "invalid_transition", () =>
      suite.call().distributionPayment.markPaid({ distributionPaymentId }),
    );
    await sound();
  });

  it("completes the distribution with the last, also where the last two race", async () => {
    const { distributionId, payments } = await makeHolders({}, {}, {}, {});
    await Promise.all(
      payments.map(({ distributionPaymentId }) =>
        suite.call().distributionPayment.markPaid({ distributionPaymentId }),
      ),
    );
    expect((await distributionOf(distributionId)).status).toBe("COMPLETED");
    const told = await sql`
      select count(*)::int as times from event
       where organization_id = ${organizationId} and resource_id = ${distributionId} and type = 'distribution.completed'`;
    expect(told[0]).toEqual({ times: 1 });
    await sound();
  });

  it("can be booked with all others that are due, once", async () => {
    const { distributionId } = await makeHolders({}, {}, { way: "SANDBOX" });
    const after = await suite.call().distribution.markPaid({ distributionId, reference: "FILE-1" });
    expect(after).toMatchObject({ status: "PROCESSING", paid: { amount: 20, payments: 2 } });
    await expectRefusal(suite, "no_transfers_due", () =>
      suite.call().distribution.markPaid({ distributionId }),
    );
    await expectRefusal(suite, "distribution_not_found", () =>
      suite.call().distribution.markPaid({ distributionId: "dst_none" }),
    );
    await sound();
  });

  it("can be noted as failed, and made due again", async () => {
    const { payments } = await makeHolders({});
    const { distributionPaymentId } = first(payments);
    const caller = suite.call().distributionPayment;
    const failed = await caller.markFailed({ distributionPaymentId, reason: "The account is closed." });
    expect(failed).toMatchObject({ status: "FAILED", failure: { reason: "The account is closed." } });
    await expectRefusal(suite, "invalid_transition", () =>
      caller.markFailed({ distributionPaymentId, reason: "again" }),
    );
    expect((await caller.retry({ distributionPaymentId })).status).toBe("DUE");
    await expectRefusal(suite, "distribution_payment_not_found", () =>
      caller.retry({ distributionPaymentId: "dsp_none" }),
    );
    await sound();
  });
});

it("are counted and summed up in the currency of their distribution", async () => {
  const { distributionId, payments } = await makeHolders({}, {});
  const { total } = await suite.call().distribution.payments({ distributionId, total: "true", limit: 1 });
  const amount = payments.reduce((sum, payment) => sum + payment.amount, 0);
  expect(total).toEqual({ count: 2, isExact: true, sums: [{ currency: payments[0]?.currency, amount }] });
});

describe("over all distributions, they", () => {
  const later = new Date(NOW.getTime() + 86_400_000);

  /** A holder is paid in euros, and a day later in dollars. */
  async function paidTwice() {
    const { tokenId } = await makeToken(suite);
    const holder = await makeCustomer(suite, { name: "Ada Lindqvist" });
    await holdSome(suite, tokenId, holder, 10);
    const give = (currency: "EUR" | "USD", amount: number, now: Date) =>
      suite.call({ now }).distribution.create(distributionInput(tokenId, { currency, amount }));
    const euros = await give("EUR", 12.34, NOW);
    await give("USD", 20, later);
    return { tokenId, holder, euros };
  }

  it("are counted, and summed up by currency", async () => {
    const { tokenId, holder, euros } = await paidTwice();
    const totalOf = async (narrowed: object) =>
      (await suite.call().distributionPayment.list({ ...narrowed, total: "true", limit: 1 })).total;
    const both = {
      count: 2,
      isExact: true,
      sums: [
        { currency: "EUR", amount: 12.34 },
        { currency: "USD", amount: 20 },
      ],
    };
    expect(await totalOf({ tokenId })).toEqual(both);
    expect(await totalOf({ customerId: holder.id })).toEqual(both);
    expect(await totalOf({ q: holder.id })).toEqual(both);
    const first = { count: 1, isExact: true, sums: [{ currency: "EUR", amount: 12.34 }] };
    expect(await totalOf({ tokenId, distributionId: euros.distributionId })).toEqual(first);
    expect(await totalOf({ tokenId: "another", distributionId: euros.distributionId })).toEqual({
      count: 0,
      isExact: true,
      sums: [],
    });
    await expectRefusal(suite, "distribution_not_found", () => totalOf({ distributionId: "dst_none" }));
  });

  it("are found by when they became due, in either order", async () => {
    const { tokenId } = await paidTwice();
    const amounts = async (narrowed: object) =>
      (await suite.call().distributionPayment.list({ tokenId, ...narrowed })).data.map(
        ({ amount }) => amount,
      );
    const createdFrom = later.toISOString();
    for (const sort of ["createdAt", "amount"]) {
      expect(await amounts({ sort })).toEqual([20, 12.34]);
      expect(await amounts({ sort, createdFrom })).toEqual([20]);
      expect(await amounts({ sort, createdTo: createdFrom })).toEqual([12.34]);
    }
    const { data } = await suite.call().distributionPayment.list({ createdFrom });
    expect(data.every(({ createdAt }) => createdAt >= createdFrom)).toBe(true);
  });

  it("are downloaded as they are narrowed, with what they are a part of", async () => {
    const { tokenId } = await paidTwice();
    const { rows, content } = await suite.call({ now: later }).file.list.payouts({ tokenId, status: "DUE" });
    const parts = await Array.fromAsync(content as AsyncIterable<FilePart>);
    const lines = parts
      .map(({ data }) => String(data))
      .join("")
      .trimEnd()
      .split("\r\n");
    expect(rows).toBe(2);
    expect(lines.map((line) => line.includes("Rent, second half of the year"))).toEqual([false, true, true]);
    expect(lines.map((line) => /,(EUR|USD),/.exec(line)?.[1])).toEqual([undefined, "USD", "EUR"]);
  });
});

describe("the files", () => {
  const iban = "DE75512108001245126199";
  const as = <T>(work: Parameters<typeof suite.asSystem<T>>[0]) => suite.asSystem(work);

  it("hold the transfers that are due to known accounts, for the bank", async () => {
    const { distributionId } = await makeHolders(
      { way: "BANK_TRANSFER", account: iban, name: "Zofia Wiśniewska" },
      { way: "BANK_TRANSFER", account: "not an iban" },
      {},
      { way: "SANDBOX" },
    );
    await expectRefusal(suite, "no_transfers_due", () =>
      as((ctx) => exportTransfers({ ctx, input: { distributionId } })),
    );
    await sql`insert into organization_settings (organization_id, account_holder, iban, bic, updated_at)
      values (${organizationId}, 'Issuer GmbH', 'DE89370400440532013000', 'COBADEFFXXX', now())`;
    const file = await as((ctx) => exportTransfers({ ctx, input: { distributionId } }));
    expect(file.content).toMatch(/<NbOfTxs>1<\/NbOfTxs>\s*<CtrlSum>10[.]00<\/CtrlSum>/);
    expect(file.content).toContain(`<IBAN>${iban}</IBAN>`);
    expect(file.content).toContain("<Nm>Zofia Wisniewska</Nm>");
    const again = await as((ctx) => exportTransfers({ ctx, input: { distributionId } }));
    const idOf = (content: string) => /<MsgId>([0-9a-f]{32})<\/MsgId>/.exec(content)?.[1];
    expect(idOf(again.content)).toBe(idOf(file.content));
    const { data } = await suite.call().distribution.payments({ distributionId });
    const [known, ...others] = data.toSorted(
      (one, other) => Number(other.payeeAccount === iban) - Number(one.payeeAccount === iban),
    );
    const fileOf = (ids: string) => as((ctx) => exportTransfers({ ctx, input: { distributionId, ids } }));
    expect((await fileOf(known?.distributionPaymentId ?? "")).content).toContain(`<IBAN>${iban}</IBAN>`);
    await expectRefusal(suite, "no_transfers_due", () =>
      fileOf(others.map(({ distributionPaymentId }) => distributionPaymentId).join(",")),
    );
    await suite.call().distribution.markPaid({ distributionId });
    await expectRefusal(suite, "no_transfers_due", () =>
      as((ctx) => exportTransfers({ ctx, input: { distributionId } })),
    );
  });

  it("leave out what is more than a transfer carries", async () => {
    const { distributionId } = await makeHolders({ way: "BANK_TRANSFER", account: iban });
    await sql`insert into organization_settings (organization_id, account_holder, iban, updated_at)
      values (${organizationId}, 'Issuer GmbH', 'DE89370400440532013000', now()) on conflict do nothing`;
    await sql`update distribution_payment set amount = 1000000000 where distribution_id = ${distributionId}`;
    await expectRefusal(suite, "no_transfers_due", () =>
      as((ctx) => exportTransfers({ ctx, input: { distributionId } })),
    );
  });

  it("hold every payment as CSV, with nothing a spreadsheet would run", async () => {
    const { distributionId } = await makeHolders({ name: '=HYPERLINK("x")' }, { name: "Ada, Lindqvist" });
    const content = await as(async (ctx) => {
      const answer = await exportPayments({ ctx, input: { distributionId } });
      let text = "";
      for await (const { data } of answer.content as AsyncIterable<FilePart>) text += data;
      return text;
    });
    const lines = content.trimEnd().split("\r\n");
    expect(lines[0]).toMatch(/^\uFEFFdistributionPaymentId,/);
    expect(lines).toHaveLength(3);
    expect(content).toContain(`"'=HYPERLINK(""x"")"`);
    expect(content).toContain('"Ada, Lindqvist"');
    expect(content).toContain(",10,10.00,EUR,DUE,BANK_TRANSFER,RF");
    await expectRefusal(suite, "distribution_not_found", () =>
      as((ctx) => exportPayments({ ctx, input: { distributionId: "dst_none" } })),
    );
  });
});
