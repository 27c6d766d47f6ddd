import { beforeAll, describe, expect, it } from "vitest";
import type { Role } from "#db/schema/enums.ts";
import { makeCustomer, makeHolder, makeToken } from "#testing/factories.ts";
import { expectRefusal, NOW, newWallet, openSuite, unique } from "#testing/testing.ts";

const suite = await openSuite();
const other = await openSuite();

const registered = { tokenId: "", name: "Harbour", symbol: "HLH", totalSupply: 1000 };

describe("a token", () => {
  it("is registered with its whole supply still to be issued", async () => {
    const address = newWallet();
    const tokenId = unique("token");
    const token = await makeToken(suite, { tokenId, address, decimals: 3, totalSupply: 12.345 });
    expect(token).toEqual({
      object: "token",
      tokenId,
      organizationId: suite.organizationId,
      name: "Harbour",
      symbol: "HLH",
      address: expect.stringMatching(new RegExp(`^${address}$`, "i")),
      decimals: 3,
      isPaused: false,
      totalSupply: 12.345,
      issuedSupply: 0,
      holders: 0,
      settlement: "LEDGER",
      createdAt: NOW.toISOString(),
    });
    expect(await suite.call().token.get({ tokenId })).toEqual(token);
  });

  it("gets an id, 18 decimals and an address where none is named", async () => {
    const { tokenId: _, ...input } = registered;
    const token = await suite.call().token.create(input);
    expect(token).toMatchObject({ tokenId: expect.stringMatching(/^tok_[0-9a-f]{32}$/), decimals: 18 });
    expect(token.address).toMatch(/^0x[0-9a-fA-F]{40}$/);
  });

  it("is registered once under an id and under an address; a second is refused, and nothing is written", async () => {
    const token = await makeToken(suite, { address: newWallet() });
    await expectRefusal(suite, "token_exists", () => makeToken(suite, { tokenId: token.tokenId }));
    await expectRefusal(suite, "token_exists", () => makeToken(suite, { address: token.address }));
    await makeToken(other, { tokenId: token.tokenId, address: token.address });
  });

  it("is registered once by ten who ask for it at once", async () => {
    const tokenId = unique("token");
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, () => makeToken(suite, { tokenId })),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await suite.call().token.get({ tokenId })).totalSupply).toBe(1000);
  });

  it("has no more supply than its decimals can tell: 400, and nothing is written", async () => {
    await expectRefusal(suite, "precision_exceeded", () =>
      makeToken(suite, { decimals: 2, totalSupply: 1.234 }),
    );
  });

  it("of another organization, or that nobody registered, does not exist", async () => {
    const { tokenId } = await makeToken(other);
    await expectRefusal(suite, "token_not_found", () => suite.call().token.get({ tokenId }));
    await expectRefusal(suite, "token_not_found", () => suite.call().token.get({ tokenId: "tok_nothing" }));
  });

  it("is found by id, name, symbol and address", async () => {
    const token = await makeToken(suite, { name: "Northern Wind Park", symbol: "NWP", address: newWallet() });
    for (const q of [token.tokenId, "northern wind", "nwp", token.address]) {
      const { data } = await suite.call().token.list({ q });
      expect(data.map(({ tokenId }) => tokenId)).toEqual([token.tokenId]);
    }
  });
});

describe("minting", () => {
  let token: Awaited<ReturnType<typeof makeToken>>;
  beforeAll(async () => {
    token = await makeToken(suite, { decimals: 2 });
  });
  type Mint = Parameters<ReturnType<typeof suite.call>["token"]["mint"]>[0];
  const mint = (input: Mint, options: Parameters<typeof suite.call>[0] = {}) =>
    suite.call(options).token.mint(input);
  const into = (
    { id, wallets }: { id: string; wallets: readonly { address: string }[] },
    amount: number,
    tokenId = token.tokenId,
  ): Mint => ({
    tokenId,
    customerId: id,
    walletAddress: wallets[0]?.address ?? "",
    amount,
  });

  it("moves tokens out of the supply into a wallet, twice into the same", async () => {
    const customer = await makeCustomer(suite);
    expect(await mint({ ...into(customer, 10.5), note: "Founders' share" })).toMatchObject({
      issuedSupply: 10.5,
      holders: 1,
    });
    expect(await mint(into(customer, 0.25))).toMatchObject({ issuedSupply: 10.75, holders: 1 });
    const { holdings } = await suite.call().customer.get({ customerId: customer.id });
    expect(holdings).toMatchObject([{ total: "10.75", available: { amount: "10.75" } }]);
    const entries = await suite.sql`select amount::text, note from ledger_entry
      where organization_id = ${suite.organizationId} and token_id = ${token.tokenId} and reason = 'MINT'
      order by amount desc`;
    expect(entries).toMatchObject([
      { amount: "10.500000000000000000", note: "Founders' share" },
      { amount: "0.250000000000000000", note: null },
    ]);
  });

  it("is refused where it cannot be, and nothing is written", async () => {
    const customer = await makeCustomer(suite);
    const [foreign, foreigner] = [await makeToken(other), await makeCustomer(other)];
    const refusals = [
      ["token_not_found", into(customer, 1, foreign.tokenId)],
      ["customer_not_found", into(foreigner, 1)],
      ["customer_not_found", into({ ...customer, id: "cus_nobody" }, 1)],
      ["wallet_not_owned", { ...into(customer, 1), walletAddress: newWallet() }],
      ["precision_exceeded", into(customer, 1.001)],
      ["supply_exceeded", into(customer, 1000)],
    ] as const;
    for (const [code, input] of refusals) {
      await expectRefusal(suite, code, () => mint(input));
      await expectRefusal(suite, code, () => mint(input, { dryRun: true }));
    }
  });

  it.each<Role>(["operator", "compliance", "auditor"])("is not %s's to do", async (role) => {
    const customer = await makeCustomer(suite);
    await expectRefusal(suite, "not_allowed", () => mint(into(customer, 1), { actor: suite.member(role) }));
  });

  it("never passes the supply, however many mint at once", async () => {
    const scarce = await makeToken(suite, { totalSupply: 100 });
    const customers = await Promise.all(Array.from({ length: 5 }, () => makeCustomer(suite)));
    const processes = [suite.app, suite.anotherProcess()];
    const outcomes = await Promise.allSettled(
      Array.from({ length: 25 }, (_, turn) => {
        const customer = customers[turn % customers.length];
        if (!customer) throw new Error("no customer");
        return mint(into(customer, 7, scarce.tokenId), { app: processes[turn % 2] });
      }),
    );
    const codes = outcomes.flatMap((outcome) =>
      outcome.status === "rejected" ? [outcome.reason.cause.code] : [],
    );
    expect(codes).toEqual(Array(11).fill("supply_exceeded"));
    expect((await suite.call().token.get({ tokenId: scarce.tokenId })).issuedSupply).toBe(98);
  });

  it("counts holders, not wallets", async () => {
    const shared = await makeToken(suite);
    const wallets = [{ address: newWallet() }, { address: newWallet() }];
    const rich = await makeCustomer(suite, { wallets });
    for (const { address } of wallets)
      await mint({ ...into(rich, 1, shared.tokenId), walletAddress: address });
    await makeHolder(suite, shared.tokenId, 3);
    expect(await suite.call().token.get({ tokenId: shared.tokenId })).toMatchObject({
      holders: 2,
      issuedSupply: 5,
    });
  });
});
