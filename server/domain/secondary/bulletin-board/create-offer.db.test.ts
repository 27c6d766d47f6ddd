import { beforeAll, describe, expect, it } from "vitest";
import type { Customer } from "#server/domain/investors/customer/contract.ts";
import type { ErrorCode } from "#server/kernel/errors.ts";
import { block, makeCustomer, makeHolder, makeToken, offerInput, pause } from "#testing/factories.ts";
import { expectRefusal, NOW, newWallet, openSuite } from "#testing/testing.ts";

const suite = await openSuite();
const other = await openSuite();

let token: Awaited<ReturnType<typeof makeToken>>;
beforeAll(async () => {
  token = await makeToken(suite, { decimals: 4, totalSupply: 1_000_000 });
});

const post = (input: ReturnType<typeof offerInput>, options: Parameters<typeof suite.call>[0] = {}) =>
  suite.call(options).bulletinBoard.offer.create(input);

const balancesOf = async ({ id }: { id: string }, tokenId = token.tokenId) => {
  const { holdings } = await suite.call().customer.get({ customerId: id });
  const held = holdings.find((holding) => holding.tokenId === tokenId);
  return { available: held?.available.amount ?? "0", frozen: held?.frozen.amount ?? "0" };
};

describe("an offer to sell", () => {
  it("stands on the board with every field of the interface, and freezes its tokens", async () => {
    const maker = await makeHolder(suite, token.tokenId, 100);
    const offer = await post(
      offerInput(maker, token.tokenId, { amount: 30, priceInEuro: 100, expiresAt: "2027-03-01T00:00:00Z" }),
    );
    const { maker: embedded, ...rest } = offer;
    expect(rest).toEqual({
      object: "offer",
      offerId: expect.stringMatching(/^bbo_[0-9a-f]{32}$/),
      tokenId: token.tokenId,
      tokenSymbol: token.symbol,
      makerWalletAddress: maker.wallets[0]?.address,
      amount: 30,
      priceInEuro: 100,
      unitPriceInEuro: 3.333333,
      status: "OPEN",
      intention: "SELL",
      expiresAt: "2027-03-01T00:00:00.000Z",
      createdAt: NOW.toISOString(),
      updatedAt: NOW.toISOString(),
    });
    expect(embedded).toMatchObject({
      id: maker.id,
      wallets: [
        {
          balances: {
            token: token.address,
            total: "100",
            available: { amount: "70" },
            frozen: { amount: "30" },
          },
        },
      ],
    });
    expect(await suite.call().bulletinBoard.offer.get({ offerId: offer.offerId })).toEqual(offer);
    expect(await balancesOf(maker)).toEqual({ available: "70", frozen: "30" });
  });

  it("may offer all there is to the last digit, and nothing beyond it", async () => {
    const maker = await makeHolder(suite, token.tokenId, 10.0001);
    await post(offerInput(maker, token.tokenId, { amount: 10 }));
    await expectRefusal(suite, "insufficient_balance", () =>
      post(offerInput(maker, token.tokenId, { amount: 0.0002 })),
    );
    await post(offerInput(maker, token.tokenId, { amount: 0.0001 }));
    expect(await balancesOf(maker)).toEqual({ available: "0", frozen: "10.0001" });
  });

  it("never freezes more than there is, however many are posted at once", async () => {
    const maker = await makeHolder(suite, token.tokenId, 100);
    const processes = [suite.app, suite.anotherProcess()];
    const outcomes = await Promise.allSettled(
      Array.from({ length: 30 }, (_, turn) =>
        post(offerInput(maker, token.tokenId, { amount: 15 }), { app: processes[turn % 2] }),
      ),
    );
    const codes = outcomes.flatMap((outcome) =>
      outcome.status === "rejected" ? [outcome.reason.cause.code] : [],
    );
    expect(codes).toEqual(Array(24).fill("insufficient_balance"));
    expect(await balancesOf(maker)).toEqual({ available: "10", frozen: "90" });
    const { data } = await suite.call().bulletinBoard.offer.list({ customerId: maker.id });
    expect(data).toHaveLength(6);
  });
});

describe("an offer that breaks no rule", () => {
  it.each<[string, Parameters<typeof offerInput>[2]]>([
    ["sells some", {}],
    ["sells all", { amount: 100 }],
    ["never expires", { expiresAt: undefined }],
    ["expires in a moment", { expiresAt: "2027-02-10T12:00:00.001Z" }],
    ["expires in a moment, told in another zone", { expiresAt: "2027-02-10T13:00:01+01:00" }],
  ])("%s", async (_what, change) => {
    const maker = await makeHolder(suite, token.tokenId, 100);
    expect((await post(offerInput(maker, token.tokenId, change))).status).toBe("OPEN");
  });
});

describe("an offer to buy", () => {
  it("needs no tokens and freezes none", async () => {
    const maker = await makeCustomer(suite);
    const offer = await post(offerInput(maker, token.tokenId, { intention: "BUY", amount: 5000 }));
    expect(offer.intention).toBe("BUY");
    const entries = await suite.sql`select 1 from ledger_entry
      where organization_id = ${suite.organizationId} and reference = ${offer.offerId}`;
    expect(entries).toHaveLength(0);
  });
});

describe("an offer is refused, and nothing is written", () => {
  type Change = Parameters<typeof offerInput>[2];
  const cases: [ErrorCode, param: string, why: string, (maker: Customer) => Promise<Change>][] = [
    ["token_not_found", "tokenId", "an unknown token", async () => ({ tokenId: "tok_nothing" })],
    [
      "token_not_found",
      "tokenId",
      "another organization's token",
      async () => ({ tokenId: (await makeToken(other)).tokenId }),
    ],
    ["customer_not_found", "customerId", "an unknown maker", async () => ({ customerId: "cus_nobody" })],
    [
      "customer_not_found",
      "customerId",
      "another organization's customer",
      async () => ({ customerId: (await makeCustomer(other)).id }),
    ],
    ["insufficient_balance", "amount", "more than is available", async () => ({ amount: 100.0001 })],
    ["precision_exceeded", "amount", "more decimals than the token has", async () => ({ amount: 1.00001 })],
    ["invalid_value", "expiresAt", "an end that has passed", async () => ({ expiresAt: NOW.toISOString() })],
    [
      "invalid_value",
      "expiresAt",
      "an end that has passed in another zone",
      async () => ({ expiresAt: "2027-02-10T12:00:00+01:00" }),
    ],
    [
      "insufficient_balance",
      "amount",
      "anything where nothing is held",
      async (maker) => {
        await post(offerInput(maker, token.tokenId, { amount: 100 }));
        return { amount: 0.01 };
      },
    ],
    [
      "customer_blocked",
      "customerId",
      "a blocked maker",
      async (maker) => {
        await block(suite, maker.id);
        return {};
      },
    ],
    [
      "wallet_not_owned",
      "makerWalletAddress",
      "a wallet of nobody",
      async () => ({ makerWalletAddress: newWallet(), intention: "BUY" }),
    ],
  ];

  it.each(cases)("%s (%s): %s", async (code, param, _why, arrange) => {
    const maker = await makeHolder(suite, token.tokenId, 100);
    const input = offerInput(maker, token.tokenId, await arrange(maker));
    const refusal = await expectRefusal(suite, code, () => post(input));
    expect(refusal.violations).toMatchObject([{ code, param }]);
    await expectRefusal(suite, code, () => post(input, { dryRun: true }));
  });

  it("token_paused: a paused token", async () => {
    const paused = await makeToken(suite);
    const maker = await makeHolder(suite, paused.tokenId, 100);
    await pause(suite, paused.tokenId);
    await expectRefusal(suite, "token_paused", () => post(offerInput(maker, paused.tokenId)));
  });

  it("with every rule that fails, and how much is there", async () => {
    const { tokenId } = await makeToken(suite, { decimals: 4 });
    const maker = await makeHolder(suite, tokenId, 7.5);
    await block(suite, maker.id);
    await pause(suite, tokenId);
    const refusal = await expectRefusal(suite, "precision_exceeded", () =>
      post(
        offerInput(maker, tokenId, {
          amount: 8.123456,
          makerWalletAddress: newWallet(),
          expiresAt: "2020-01-01T00:00:00Z",
        }),
      ),
    );
    expect(refusal.violations.map(({ code }) => code)).toEqual([
      "precision_exceeded",
      "invalid_value",
      "wallet_not_owned",
      "customer_blocked",
      "token_paused",
      "insufficient_balance",
    ]);
    const short = await expectRefusal(suite, "customer_blocked", () =>
      post(offerInput(maker, tokenId, { amount: 8.125 })),
    );
    expect(short.violations.at(-1)?.detail).toContain("Only 7.5 is available");
  });

  it("to those who may not", async () => {
    const [maker, somebody] = [await makeHolder(suite, token.tokenId, 100), await makeCustomer(suite)];
    const input = offerInput(maker, token.tokenId);
    await expectRefusal(suite, "not_allowed", () => post(input, { actor: suite.member("compliance") }));
    await expectRefusal(suite, "customer_not_found", () =>
      post(input, { actor: suite.customer(somebody.id) }),
    );
    await post(input, { actor: suite.customer(maker.id) });
  });
});
