import { beforeAll, describe, expect, it } from "vitest";
import { paymentReference } from "#server/kernel/fields/payment-reference.ts";
import { intentInput, makeCustomer, makeOffering, verify } from "#testing/factories.ts";
import { expectRefusal, openSuite, refusalOf, unique } from "#testing/testing.ts";

const suite = await openSuite();

let offering: Awaited<ReturnType<typeof makeOffering>>;
beforeAll(async () => {
  offering = await makeOffering(suite, {
    fundingLimits: { minPayableAmount: 1, maxPayableAmount: 1_000_000, hardCap: 1_000_000, softCap: 0 },
  });
});

const account = { accountHolder: "Nordlicht GmbH", iban: "DE89 3704 0044 0532 0130 00", bic: "COBADEFFXXX" };

async function buy(tokens = 10) {
  const customer = await makeCustomer(suite, { name: "Ada Lindqvist" });
  const intent = await suite.call().offeringPurchaseIntent.create(intentInput(customer, offering, tokens));
  return { customer, id: intent.offeringPurchaseIntentId, intent };
}

const get = (offeringPurchaseIntentId: string) =>
  suite.call().offeringPurchaseIntent.get({ offeringPurchaseIntentId });

describe("the account of an organization", () => {
  it("is told with every purchase that is to be paid, with the text of its QR code", async () => {
    const settings = await suite.call().settings.update({ bankAccount: account });
    expect(settings).toMatchObject({
      bankAccount: { ...account, iban: "DE89370400440532013000" },
      verificationProvider: "MANUAL",
      verificationValidDays: 730,
      tracksTradePayments: false,
    });
    const { id, intent } = await buy();
    const reference = paymentReference(id);
    expect(intent.paymentInstructions).toEqual({
      reference,
      amount: 100,
      currency: "EUR",
      bankAccount: settings.bankAccount,
      epcQrCode: `BCD\n002\n1\nSCT\nCOBADEFFXXX\nNordlicht GmbH\nDE89370400440532013000\nEUR100\n\n${reference}`,
    });
    expect(await get(id)).toEqual(intent);
  });

  it("changes what is sent alone, goes with null, and is the same for a rehearsal", async () => {
    await suite.call().settings.update({ verificationValidDays: 30 });
    expect((await suite.call().settings.get({})).bankAccount?.bic).toBe("COBADEFFXXX");
    const before = await suite.contents();
    await suite.call({ dryRun: true }).settings.update({ bankAccount: null });
    expect(await suite.contents()).toEqual(before);
    await suite.call().settings.update({ bankAccount: null });
    expect(await suite.call().settings.get({})).not.toHaveProperty("bankAccount");
    await suite.call().settings.update({ bankAccount: account });
  });

  it.each([
    [{ ...account, iban: "DE89370400440532013001" }, "bankAccount.iban"],
    [{ ...account, iban: "" }, "bankAccount.iban"],
    [{ ...account, bic: "SHORT" }, "bankAccount.bic"],
    [{ ...account, accountHolder: " " }, "bankAccount.accountHolder"],
  ])("refuses %j", async (bankAccount, param) => {
    const code = param.endsWith("Holder") ? "missing_field" : "invalid_value";
    const refusal = await expectRefusal(suite, "invalid_request", () =>
      suite.call().settings.update({ bankAccount }),
    );
    expect(refusal.violations).toMatchObject([{ param, code }]);
  });

  it("names nobody to check identities who cannot be asked from here", async () => {
    const refusal = await expectRefusal(suite, "invalid_value", () =>
      suite.call().settings.update({ verificationProvider: "STRIPE_IDENTITY" }),
    );
    expect(refusal.violations).toMatchObject([{ param: "verificationProvider" }]);
  });

  it("is changed by owners and admins alone", () =>
    expectRefusal(suite, "not_allowed", () =>
      suite.call({ actor: suite.member("operator") }).settings.update({ bankAccount: null }),
    ));
});

describe("confirming a payment by hand", () => {
  it("pays all that is open, and completes a purchase whose customer is verified", async () => {
    const { customer, id } = await buy();
    await verify(suite, customer.id);
    const paid = await suite.call().payment.confirm({ offeringPurchaseIntentId: id });
    expect(paid).toMatchObject({
      payment: { purchaseStatus: "COMPLETED" },
      settlement: { status: "ALLOCATED", receivedAmount: 100 },
    });
    expect(paid).not.toHaveProperty("paymentInstructions");
    const { data } = await suite.call().payment.list({ offeringPurchaseIntentId: id });
    expect(data).toMatchObject([{ provider: "BANK_TRANSFER", status: "SUCCEEDED", amount: 100 }]);
  });

  it("takes a part, tells what is still open, and then the rest", async () => {
    const { id } = await buy();
    const part = await suite.call().payment.confirm({ offeringPurchaseIntentId: id, amount: 40.5 });
    expect(part.paymentInstructions?.amount).toBe(59.5);
    expect(part.paymentInstructions?.epcQrCode).toContain("EUR59.5\n");
    const paid = await suite.call().payment.confirm({ offeringPurchaseIntentId: id });
    expect(paid.settlement).toMatchObject({ receivedAmount: 100, blockedBy: ["VERIFICATION", "WALLET"] });
  });

  it("makes due at once what is too much", async () => {
    const { id } = await buy();
    await suite.call().payment.confirm({ offeringPurchaseIntentId: id, amount: 130 });
    const { data } = await suite.call().refund.list({ offeringPurchaseIntentId: id });
    expect(data).toMatchObject([{ status: "DUE", reason: "OVERPAID", amount: 30 }]);
  });

  it("refuses what is paid, another currency, a day to come, and the same transfer again", async () => {
    const { id } = await buy();
    const refusal = await expectRefusal(suite, "invalid_value", () =>
      suite.call().payment.confirm({ offeringPurchaseIntentId: id, receivedAt: "2099-01-01T00:00:00Z" }),
    );
    expect(refusal.violations).toMatchObject([{ param: "receivedAt" }]);
    const reference = unique("transfer");
    await expectRefusal(suite, "currency_not_accepted", () =>
      suite.call().payment.confirm({ offeringPurchaseIntentId: id, currency: "USD" }),
    );
    await suite.call().payment.confirm({ offeringPurchaseIntentId: id, amount: 60, reference });
    await expectRefusal(suite, "invalid_transition", () =>
      suite.call().payment.confirm({ offeringPurchaseIntentId: id, amount: 40, reference }),
    );
    await suite.call().payment.confirm({ offeringPurchaseIntentId: id });
    const paid = await expectRefusal(suite, "invalid_transition", () =>
      suite.call().payment.confirm({ offeringPurchaseIntentId: id }),
    );
    expect(paid.message).toMatch(/importing the bank statement\.$/);
    await expectRefusal(suite, "offering_purchase_intent_not_found", () =>
      suite.call().payment.confirm({ offeringPurchaseIntentId: "opi_unknown" }),
    );
  });

  it("counts once, however many confirm at the same moment", async () => {
    const { id } = await buy();
    const other = suite.anotherProcess();
    const calls = Array.from({ length: 12 }, (_, n) =>
      suite.call(n % 2 ? { app: other } : {}).payment.confirm({ offeringPurchaseIntentId: id }),
    );
    const outcomes = await Promise.allSettled(calls);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const { data } = await suite.call().payment.list({ offeringPurchaseIntentId: id });
    expect(data).toHaveLength(1);
  });
});

describe("refunds", () => {
  async function cancelled() {
    const { customer, id } = await buy();
    await suite.call().payment.confirm({ offeringPurchaseIntentId: id });
    await suite.call().offeringPurchaseIntent.cancel({ offeringPurchaseIntentId: id });
    return { customer, id };
  }

  it("are marked as sent with the purchase, once", async () => {
    const { id } = await cancelled();
    expect((await get(id)).settlement.status).toBe("REFUND_DUE");
    const calls = Array.from({ length: 8 }, () =>
      suite.call().refund.markPurchaseRefunded({ offeringPurchaseIntentId: id }),
    );
    const outcomes = await Promise.allSettled(calls);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await get(id)).settlement.status).toBe("REFUNDED");
    await expectRefusal(suite, "invalid_transition", () =>
      suite.call().refund.markPurchaseRefunded({ offeringPurchaseIntentId: id }),
    );
    const [cash] = await suite.sql`select cash_in, cash_out, held from cash_account
      where organization_id = ${suite.organizationId} and currency = 'EUR'`;
    expect(Number(cash?.cash_in)).toBe(Number(cash?.cash_out) + Number(cash?.held));
  });

  it("are marked one by one, and seen by their customer alone", async () => {
    const { customer, id } = await cancelled();
    const { data } = await suite.call({ actor: suite.customer(customer.id) }).refund.list({});
    const [refund] = data;
    if (!refund) throw new Error("there is no refund");
    expect(refund).toMatchObject({ status: "DUE", reference: paymentReference(refund.refundId) });
    const sent = await suite.call().refund.markRefunded({ refundId: refund.refundId, reference: "B-17" });
    expect(sent).toMatchObject({ status: "SUCCEEDED", providerReference: "B-17" });
    expect((await get(id)).settlement.status).toBe("REFUNDED");
    await expectRefusal(suite, "invalid_transition", () =>
      suite.call().refund.markRefunded({ refundId: refund.refundId }),
    );
    await expectRefusal(suite, "invalid_transition", () =>
      suite.call().refund.retry({ refundId: refund.refundId }),
    );
    const stranger = await makeCustomer(suite);
    const theirs = await suite.call({ actor: suite.customer(stranger.id) }).refund.list({});
    expect(theirs.data).toEqual([]);
  });

  it("are found by the customer they go to and by their reference, as the payments are", async () => {
    const { customer, id } = await cancelled();
    const name = `Sought ${id.slice(-6)}`;
    await suite.sql`update customer set name = ${name} where id = ${customer.id}`;
    const { data } = await suite.call().refund.list({ offeringPurchaseIntentId: id });
    const [refund] = data;
    if (!refund) throw new Error("there is no refund");
    const spaced = refund.reference.replace(/(.{4})/g, "$1 ").trim();
    for (const q of [name, refund.reference, spaced]) {
      expect((await suite.call().refund.list({ q })).data).toEqual([refund]);
    }
    for (const q of [name, paymentReference(id)]) {
      const found = (await suite.call().payment.list({ q })).data;
      expect(found.map(({ paymentId }) => paymentId)).toEqual([refund.paymentId]);
    }
    const { refundId, paymentId } = refund;
    expect((await suite.call().refund.list({ ids: `${refundId},ref_nobody` })).data).toEqual([refund]);
    const named = (await suite.call().payment.list({ ids: `${paymentId},pay_nobody` })).data;
    expect(named.map((payment) => payment.paymentId)).toEqual([paymentId]);
    expect((await suite.call().refund.list({ q: `RF00${"0".repeat(21)}` })).data).toEqual([]);
  });

  it("of a purchase that owes nothing are none", async () => {
    const { id } = await buy();
    await expectRefusal(suite, "invalid_transition", () =>
      suite.call().refund.markPurchaseRefunded({ offeringPurchaseIntentId: id }),
    );
    const refusal = await refusalOf(
      suite.call().refund.markPurchaseRefunded({ offeringPurchaseIntentId: "opi_unknown" }),
    );
    expect(refusal.code).toBe("offering_purchase_intent_not_found");
  });
});
