import { beforeAll, describe, expect, it } from "vitest";
import type { ErrorCode } from "#server/kernel/errors.ts";
import { paymentReference } from "#server/kernel/fields/payment-reference.ts";
import {
  block,
  complete,
  intentInput,
  makeCustomer,
  makeOffering,
  makeToken,
  pause,
  prove,
  putInState,
  verify,
} from "#testing/factories.ts";
import { expectRefusal, newWallet, openSuite, unique } from "#testing/testing.ts";

const suite = await openSuite();
const other = await openSuite();

let customer: Awaited<ReturnType<typeof makeCustomer>>;
beforeAll(async () => {
  customer = await makeCustomer(suite);
});

const place = (input: ReturnType<typeof intentInput>, options: Parameters<typeof suite.call>[0] = {}) =>
  suite.call(options).offeringPurchaseIntent.create(input);

const limitsOf = async (offeringId: string) =>
  (await suite.call().offering.get({ offeringId })).fundingLimits;

describe("a purchase", () => {
  it("is recorded as PENDING, takes its room and tells how to pay", async () => {
    const offering = await makeOffering(suite);
    const intent = await place(intentInput(customer, offering, 25));
    expect(intent).toEqual({
      object: "offering_purchase_intent",
      offeringPurchaseIntentId: expect.stringMatching(/^opi_[0-9a-f]{32}$/),
      offeringId: offering.offeringId,
      walletAddress: customer.wallets[0]?.address,
      customerId: customer.id,
      payment: { purchaseAmount: 250, tokenAmount: 25, purchaseStatus: "PENDING", currency: "EUR" },
      settlement: { status: "NONE", blockedBy: ["PAYMENT", "VERIFICATION", "WALLET"], receivedAmount: 0 },
      paymentInstructions: {
        reference: paymentReference(intent.offeringPurchaseIntentId),
        amount: 250,
        currency: "EUR",
      },
      expiresAt: "2027-02-13T12:00:00.000Z",
      createdAt: "2027-02-10T12:00:00.000Z",
      updatedAt: "2027-02-10T12:00:00.000Z",
    });
    const { offeringPurchaseIntentId } = intent;
    expect(await suite.call().offeringPurchaseIntent.get({ offeringPurchaseIntentId })).toEqual(intent);
    expect(await limitsOf(offering.offeringId)).toMatchObject({ raised: 0, reserved: 250 });
  });

  it.each([
    [{ isVerified: true, isProven: true }, ["PAYMENT"]],
    [{ isVerified: true, isProven: false }, ["PAYMENT", "WALLET"]],
    [{ isVerified: false, isProven: true }, ["PAYMENT", "VERIFICATION"]],
  ])(
    "waits for the gates that are still closed, also in the answer kept for its key: %j",
    async (open, gates) => {
      const buyer = await makeCustomer(suite);
      if (open.isVerified) await verify(suite, buyer.id);
      if (open.isProven) await prove(suite, buyer);
      const input = intentInput(buyer, await makeOffering(suite));
      const idempotencyKey = unique();
      const intent = await place(input, { idempotencyKey });
      expect(intent.settlement.blockedBy).toEqual(gates);
      expect(await place(input, { idempotencyKey })).toEqual(intent);
      const { offeringPurchaseIntentId } = intent;
      expect(await suite.call().offeringPurchaseIntent.get({ offeringPurchaseIntentId })).toEqual(intent);
    },
  );

  it("is of a wallet that is proven by another customer no more", async () => {
    const [claimant, owner] = [await makeCustomer(suite), await makeCustomer(suite)];
    const offering = await makeOffering(suite);
    const { wallets } = claimant;
    await suite.call().wallet.add({ customerId: owner.id, address: wallets[0]?.address ?? "" });
    const intent = await place(intentInput(claimant, offering));
    expect(intent.settlement.blockedBy).toContain("WALLET");
    await prove(suite, { id: owner.id, wallets });
    await expectRefusal(suite, "wallet_not_owned", () => place(intentInput(claimant, offering)));
    await place(intentInput({ id: owner.id, wallets }, offering));
  });

  it("takes a wallet in any case and any currency where the offering names none", async () => {
    const offering = await makeOffering(suite, { currency: undefined });
    const shouted = customer.wallets[0]?.address.toUpperCase().replace("0X", "0x") ?? "";
    for (const currency of ["EUR", "USD"] as const) {
      const input = { ...intentInput(customer, offering, 10, { currency }), walletAddress: shouted };
      const intent = await place(input);
      expect(intent.walletAddress).toBe(customer.wallets[0]?.address);
      expect(intent.payment.currency).toBe(currency);
    }
  });

  it("may take the last remainder, smaller than the minimum, and exactly that", async () => {
    const offering = await makeOffering(suite, {
      fundingLimits: { minPayableAmount: 100, maxPayableAmount: 1030, hardCap: 1030, softCap: 0 },
    });
    await place(intentInput(customer, offering, 100));
    await expectRefusal(suite, "below_minimum", () => place(intentInput(customer, offering, 2)));
    await place(intentInput(customer, offering, 3));
    const { availability } = await suite.call().offering.get({ offeringId: offering.offeringId });
    expect(availability).toBe("SOLD_OUT");
    const refusal = await expectRefusal(suite, "above_maximum", () =>
      place(intentInput(customer, offering, 1)),
    );
    expect(refusal.violations.map(({ code }) => code)).toEqual(["above_maximum", "hard_cap_exceeded"]);
  });

  it("keeps amounts to the last digit", async () => {
    const offering = await makeOffering(suite, { pricePerToken: 0.07 });
    const tokenAmount = 12_345.678901234567;
    const intent = await place(intentInput(customer, offering, 1, { tokenAmount, purchaseAmount: 864.2 }));
    const [row] =
      await suite.sql`select token_amount::text, purchase_amount::text from offering_purchase_intent
      where organization_id = ${suite.organizationId} and id = ${intent.offeringPurchaseIntentId}`;
    expect(row).toEqual({ token_amount: "12345.678901234567000000", purchase_amount: "864.20" });
    expect(intent.payment.tokenAmount).toBe(tokenAmount);
  });

  it("opens with the first moment of the period and ends with the last", async () => {
    const offering = await makeOffering(suite, {
      offeringPeriod: { startDate: "2027-02-01T00:00:00Z", endDate: "2027-03-01T00:00:00Z" },
    });
    const input = intentInput(customer, offering);
    const at = (now: string) => () => place(input, { now: new Date(now) });
    await expectRefusal(suite, "offering_not_open", at("2027-01-31T23:59:59.999Z"));
    await at("2027-02-01T00:00:00.000Z")();
    await at("2027-02-28T23:59:59.999Z")();
    await expectRefusal(suite, "offering_not_open", at("2027-03-01T00:00:00.000Z"));
  });
});

describe("a purchase is refused, and nothing is written", () => {
  type Offering = Awaited<ReturnType<typeof makeOffering>>;
  const cases: [
    code: ErrorCode,
    param: string,
    why: string,
    arrange: (offering: Offering) => Promise<ReturnType<typeof intentInput>>,
  ][] = [
    [
      "customer_not_found",
      "customerId",
      "an unknown customer",
      async (offering) => ({ ...intentInput(customer, offering), customerId: "cus_nobody" }),
    ],
    [
      "customer_not_found",
      "customerId",
      "another organization's customer",
      async (offering) => intentInput(await makeCustomer(other), offering),
    ],
    [
      "offering_not_found",
      "offeringId",
      "an unknown offering",
      async () => intentInput(customer, { offeringId: "off_nothing" }),
    ],
    [
      "offering_not_found",
      "offeringId",
      "another organization's offering",
      async () => intentInput(customer, await makeOffering(other)),
    ],
    [
      "wallet_not_owned",
      "walletAddress",
      "a wallet of nobody",
      async (offering) => ({ ...intentInput(customer, offering), walletAddress: newWallet() }),
    ],
    [
      "wallet_not_owned",
      "walletAddress",
      "another customer's wallet",
      async (offering) => ({
        ...intentInput(customer, offering),
        walletAddress: (await makeCustomer(suite)).wallets[0]?.address ?? "",
      }),
    ],
    [
      "customer_blocked",
      "customerId",
      "a blocked customer",
      async (offering) => {
        const blocked = await makeCustomer(suite);
        await block(suite, blocked.id);
        return intentInput(blocked, offering);
      },
    ],
    [
      "token_paused",
      "offeringId",
      "a paused token",
      async (offering) => {
        await pause(suite, offering.tokenId);
        return intentInput(customer, offering);
      },
    ],
    [
      "currency_not_accepted",
      "payment.currency",
      "the other currency",
      async (offering) => intentInput(customer, offering, 10, { currency: "USD" }),
    ],
    [
      "price_mismatch",
      "payment.purchaseAmount",
      "two cents too many",
      async (offering) => intentInput(customer, offering, 10, { purchaseAmount: 100.02 }),
    ],
    [
      "price_mismatch",
      "payment.purchaseAmount",
      "two cents too few",
      async (offering) => intentInput(customer, offering, 20, { purchaseAmount: 199.98 }),
    ],
    [
      "below_minimum",
      "payment.purchaseAmount",
      "less than the minimum",
      async (offering) => intentInput(customer, offering, 9.999),
    ],
    [
      "above_maximum",
      "payment.purchaseAmount",
      "more than the maximum",
      async (offering) => intentInput(customer, offering, 500.001),
    ],
    [
      "above_maximum",
      "payment.purchaseAmount",
      "more than what the maximum leaves",
      async (offering) => {
        const first = await place(intentInput(customer, offering, 300));
        await complete(suite, first.offeringPurchaseIntentId);
        await place(intentInput(customer, offering, 100));
        return intentInput(customer, offering, 100.001);
      },
    ],
    [
      "hard_cap_exceeded",
      "payment.purchaseAmount",
      "more than the room that is left",
      async (offering) => {
        for (let buyer = 0; buyer < 3; buyer += 1) {
          await place(intentInput(await makeCustomer(suite), offering, 500));
        }
        const raised = await place(intentInput(await makeCustomer(suite), offering, 400));
        await complete(suite, raised.offeringPurchaseIntentId);
        return intentInput(customer, offering, 100.001);
      },
    ],
    ...(["PAUSED", "CLOSED_SUCCESSFUL", "CLOSED_UNSUCCESSFUL", "CANCELLED", "DRAFT"] as const).map(
      (state): (typeof cases)[number] => [
        "offering_not_open",
        "offeringId",
        `an offering that is ${state}`,
        async (offering) => {
          await putInState(suite, offering.offeringId, state);
          return intentInput(customer, offering);
        },
      ],
    ),
  ];

  it.each(cases)("%s (%s): %s", async (code, param, _why, arrange) => {
    const offering = await makeOffering(suite);
    const input = await arrange(offering);
    const refusal = await expectRefusal(suite, code, () => place(input));
    expect(refusal.violations).toMatchObject([{ code, param }]);
    const rehearsed = await expectRefusal(suite, code, () => place(input, { dryRun: true }));
    expect(rehearsed.violations).toEqual(refusal.violations);
  });

  it("precision_exceeded: more decimals than the token has", async () => {
    const { tokenId } = await makeToken(suite, { decimals: 2 });
    const offering = await makeOffering(suite, { tokenId });
    const refusal = await expectRefusal(suite, "precision_exceeded", () =>
      place(intentInput(customer, offering, 10, { tokenAmount: 10.001, purchaseAmount: 100.01 })),
    );
    expect(refusal.violations).toMatchObject([{ param: "payment.tokenAmount" }]);
    await place(intentInput(customer, offering, 10, { tokenAmount: 10.01, purchaseAmount: 100.1 }));
  });

  it("with every rule that fails, not the first alone", async () => {
    const offering = await makeOffering(suite);
    await pause(suite, offering.tokenId);
    await putInState(suite, offering.offeringId, "PAUSED");
    const refusal = await expectRefusal(suite, "wallet_not_owned", () =>
      place({
        ...intentInput(customer, offering, 1, { currency: "USD", purchaseAmount: 90_000 }),
        walletAddress: newWallet(),
      }),
    );
    expect(refusal.violations.map(({ code }) => code)).toEqual([
      "wallet_not_owned",
      "offering_not_open",
      "token_paused",
      "currency_not_accepted",
      "price_mismatch",
      "above_maximum",
      "hard_cap_exceeded",
    ]);
  });

  it("to those who may not", async () => {
    const offering = await makeOffering(suite);
    const somebody = await makeCustomer(suite);
    const input = intentInput(customer, offering);
    const auditor = suite.member("auditor");
    await expectRefusal(suite, "not_allowed", () => place(input, { actor: auditor }));
    await expectRefusal(suite, "authentication_required", () =>
      place(input, { actor: { kind: "anonymous" } }),
    );
    await expectRefusal(suite, "customer_not_found", () =>
      place(input, { actor: suite.customer(somebody.id) }),
    );
    await place(input, { actor: suite.customer(customer.id) });
  });
});

describe("a rehearsal", () => {
  it("answers as the real call would and changes nothing", async () => {
    const offering = await makeOffering(suite);
    const input = intentInput(customer, offering);
    const before = await suite.contents();
    const rehearsed = await place(input, { dryRun: true, idempotencyKey: unique() });
    expect(rehearsed.payment).toEqual({ ...input.payment, purchaseStatus: "PENDING" });
    expect(await suite.contents()).toEqual(before);
  });
});
