import { Decimal } from "decimal.js";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { Customer } from "#server/domain/investors/customer/contract.ts";
import { Refusal } from "#server/kernel/errors.ts";
import { makeCustomer, makeHolder, makeToken, offerInput, verify } from "#testing/factories.ts";
import { expectRefusal, NOW, openSuite } from "#testing/testing.ts";
import type { Holder, RegisterSums } from "./contract.ts";

const suite = await openSuite();

/** All pages of a register, at an instant or now. */
async function readRegister(
  tokenId: string,
  asOf?: string,
): Promise<{ holders: Holder[]; sums: RegisterSums }> {
  const holders: Holder[] = [];
  let cursor: string | undefined;
  for (;;) {
    const {
      object: _,
      data,
      hasMore: __,
      nextCursor,
      ...sums
    } = await suite.call({ now: FUTURE }).register.holders({
      tokenId,
      limit: 3,
      ...(asOf !== undefined && { asOf }),
      ...(cursor !== undefined && { cursor }),
    });
    holders.push(...data);
    if (nextCursor === null) return { holders, sums };
    cursor = nextCursor;
  }
}

const FUTURE = new Date("2028-01-01T00:00:00.000Z");

describe("the register", () => {
  it("lists holders with what is theirs, the largest first, and what it sums up to", async () => {
    const { tokenId } = await makeToken(suite);
    const large = await makeHolder(suite, tokenId, 60);
    const small = await makeHolder(suite, tokenId, 20.5);
    await suite.sql`update customer set name = 'Ada' where organization_id = ${suite.organizationId} and id = ${small.id}`;
    await suite.call().bulletinBoard.offer.create(offerInput(large, tokenId, { amount: 25 }));
    const register = await suite.call().register.holders({ tokenId });
    expect(register).toEqual({
      object: "list",
      data: [
        {
          object: "holder",
          customerId: large.id,
          walletAddress: large.wallets[0]?.address,
          available: "35",
          frozen: "25",
          total: "60",
          share: 74.534161,
        },
        {
          object: "holder",
          customerId: small.id,
          name: "Ada",
          walletAddress: small.wallets[0]?.address,
          available: "20.5",
          frozen: "0",
          total: "20.5",
          share: 25.465839,
        },
      ],
      hasMore: false,
      nextCursor: null,
      asOf: NOW.toISOString(),
      totalSupply: "1000",
      issuedSupply: "80.5",
      holders: 2,
      wallets: 2,
      largestShare: 74.534161,
      topTenShare: 100,
    });
    const found = await suite.call().register.holders({ tokenId, q: "ada" });
    expect(found.data).toEqual([register.data[1]]);
    expect(found.holders).toBe(2);
    const smallestFirst = await suite.call().register.holders({ tokenId, sort: "total", order: "asc" });
    expect(smallestFirst.data.map(({ customerId }) => customerId)).toEqual([small.id, large.id]);
  });

  it("knows any past instant, inclusive, and nothing before the token", async () => {
    const { tokenId } = await makeToken(suite);
    const holder = await makeHolder(suite, tokenId, 10);
    const walletAddress = holder.wallets[0]?.address ?? "";
    const later = new Date("2027-02-11T09:00:00.000Z");
    await suite.call({ now: later }).token.mint({ tokenId, customerId: holder.id, walletAddress, amount: 5 });
    const totalAt = async (asOf: string) => (await readRegister(tokenId, asOf)).sums.issuedSupply;
    expect(await totalAt(later.toISOString())).toBe("15");
    expect(await totalAt("2027-02-11T10:00:00.000+01:00")).toBe("15");
    expect(await totalAt("2027-02-11T08:59:59.999Z")).toBe("10");
    expect((await readRegister(tokenId, "2027-01-01T00:00:00Z")).sums).toMatchObject({
      totalSupply: "0",
      issuedSupply: "0",
      holders: 0,
      largestShare: 0,
    });
  });

  it("has a checkpoint before what came at one instant, which no other can divide", async () => {
    const { organizationId, sql } = suite;
    const { tokenId } = await makeToken(suite);
    const holder = await makeHolder(suite, tokenId, 10);
    const walletAddress = holder.wallets[0]?.address ?? "";
    const given = new Date("2027-02-11T09:00:00.000Z");
    const mint = { tokenId, customerId: holder.id, walletAddress, amount: 5 };
    for (let turn = 0; turn < 3; turn += 1) await suite.call({ now: given }).token.mint(mint);
    await sql`select keep_register(${organizationId}, ${tokenId}, ${FUTURE.toISOString()}, 3)`;
    const kept = await sql<{ at: string; entries: number }[]>`
      select at, entries::int from register_checkpoint
       where organization_id = ${organizationId} and token_id = ${tokenId} order by at`;
    const before = new Date(given.getTime() - 1);
    expect(kept.map(({ at }) => new Date(at))).toEqual([before, given]);
    const sumsAt = async (asOf: Date) => (await readRegister(tokenId, asOf.toISOString())).sums;
    expect(await sumsAt(before)).toMatchObject({ issuedSupply: "10", totalSupply: "1000", holders: 1 });
    expect(await sumsAt(given)).toMatchObject({ issuedSupply: "25", totalSupply: "1000", holders: 1 });
  });

  it("is refused: of the future, of an unknown token, and to customers", async () => {
    const { tokenId } = await makeToken(suite);
    const { id } = await makeCustomer(suite);
    const future = await expectRefusal(suite, "invalid_value", () =>
      suite.call().register.holders({ tokenId, asOf: "2027-02-10T12:00:00.001Z" }),
    );
    expect(future.violations).toMatchObject([{ param: "asOf" }]);
    await expectRefusal(suite, "token_not_found", () =>
      suite.call().register.holders({ tokenId: "nothing" }),
    );
    const { register } = suite.call({ actor: suite.customer(id) });
    await expectRefusal(suite, "not_allowed", () => register.holders({ tokenId }));
    await expectRefusal(suite, "not_allowed", () => register.entries({ tokenId }));
  });

  it("counts wallets and entries in all, now and then, whatever page is read", async () => {
    const { tokenId } = await makeToken(suite);
    const holder = await makeHolder(suite, tokenId, 10);
    await makeHolder(suite, tokenId, 20);
    await suite.sql`update customer set name = 'Grace' where organization_id = ${suite.organizationId} and id = ${holder.id}`;
    const { holders, entries } = suite.call({ now: FUTURE }).register;
    const exactly = (count: number) => ({ count, isExact: true, sums: [] });
    const asked = { tokenId, limit: 1, total: "true" } as const;
    const first = await holders(asked);
    expect(first.total).toEqual(exactly(2));
    expect((await holders({ ...asked, cursor: first.nextCursor ?? "" })).total).toEqual(exactly(2));
    expect((await holders({ ...asked, asOf: NOW.toISOString() })).total).toEqual(exactly(2));
    expect((await holders({ ...asked, q: "grace" })).total).toEqual(exactly(1));
    expect(await holders({ tokenId })).not.toHaveProperty("total");

    expect((await entries(asked)).total).toEqual(exactly(3));
    expect((await entries({ ...asked, reason: "MINT" })).total).toEqual(exactly(2));
    const walletAddress = holder.wallets[0]?.address ?? "";
    await suite
      .call({ now: FUTURE })
      .token.mint({ tokenId, customerId: holder.id, walletAddress, amount: 5 });
    const theirs = await entries({ ...asked, customerId: holder.id });
    expect([theirs.total, theirs.data.length]).toEqual([exactly(2), 1]);
    const next = await entries({ ...asked, customerId: holder.id, cursor: theirs.nextCursor ?? "" });
    expect([next.total, next.data.length, next.nextCursor]).toEqual([exactly(2), 1, null]);
  });

  it("lists the entries it follows from", async () => {
    const { tokenId } = await makeToken(suite);
    const holder = await makeHolder(suite, tokenId, 10);
    const { data } = await suite.call().register.entries({ tokenId });
    expect(data).toHaveLength(2);
    expect(data.find(({ reason }) => reason === "MINT")).toEqual({
      object: "ledger_entry",
      ledgerEntryId: expect.stringMatching(/^led_/),
      tokenId,
      reason: "MINT",
      amount: "10",
      from: { kind: "UNISSUED", bucket: "AVAILABLE" },
      to: {
        kind: "WALLET",
        bucket: "AVAILABLE",
        customerId: holder.id,
        walletAddress: holder.wallets[0]?.address,
      },
      createdAt: NOW.toISOString(),
    });
    const { register } = suite.call();
    expect((await register.entries({ tokenId, reason: "ISSUE" })).data).toHaveLength(1);
    expect((await register.entries({ tokenId, customerId: holder.id })).data).toHaveLength(1);
  });
});

describe("after any operations, at any instant", () => {
  let people: Customer[];
  beforeAll(async () => {
    people = [];
    for (let index = 0; index < 4; index += 1) {
      const customer = await makeCustomer(suite);
      await verify(suite, customer.id);
      people.push(customer);
    }
  });

  const who = fc.nat(3);
  const cents = fc.integer({ min: 1, max: 30_000 });
  const step = fc.record({
    do: fc.constantFrom("mint", "sell", "cancel", "accept", "transfer"),
    who,
    other: who,
    cents,
    which: fc.nat(5),
    /** Whether it comes at the instant of the one before it. */
    isAtOnce: fc.boolean(),
  });

  it("is what a full replay of the ledger says", { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 5, maxLength: 30 }),
        fc.array(fc.integer({ min: -2, max: 33 }), { minLength: 3, maxLength: 6 }),
        async (steps, minutes) => {
          const { tokenId } = await makeToken(suite);
          const offers: string[] = [];
          let minute = 0;
          for (const taken of steps) {
            if (!taken.isAtOnce) minute += 1;
            await act(tokenId, offers, taken, minuteAt(minute));
          }
          const expectPast = async () => {
            for (const minute of minutes) {
              const asOf = minuteAt(minute).toISOString();
              expect(await readRegister(tokenId, asOf)).toEqual(await replay(tokenId, asOf));
            }
          };
          await expectPast();
          await suite.sql`select keep_register(${suite.organizationId}, ${tokenId}, ${minuteAt(15).toISOString()}, 3)`;
          await expectPast();
          await suite.sql`select keep_register(${suite.organizationId}, ${tokenId}, ${minuteAt(40).toISOString()}, 2)`;
          await expectPast();
          const now = await readRegister(tokenId);
          expect(now).toEqual(await replay(tokenId, FUTURE.toISOString()));
        },
      ),
      { numRuns: 15 },
    );
  });

  const minuteAt = (minute: number) => new Date(NOW.getTime() + minute * 60_000);

  async function act(
    tokenId: string,
    offers: string[],
    {
      do: what,
      who: index,
      other,
      cents: amountInCents,
      which,
    }: typeof step extends fc.Arbitrary<infer S> ? S : never,
    now: Date,
  ): Promise<void> {
    const customer = people[index] as Customer;
    const receiver = people[other] as Customer;
    const amount = amountInCents / 100;
    const wallet = ({ wallets }: Customer) => wallets[0]?.address ?? "";
    const caller = suite.call({ now });
    const offerId = offers[which] ?? "";
    try {
      if (what === "mint")
        await caller.token.mint({
          tokenId,
          customerId: customer.id,
          walletAddress: wallet(customer),
          amount,
        });
      if (what === "sell")
        offers.push(
          (await caller.bulletinBoard.offer.create(offerInput(customer, tokenId, { amount }))).offerId,
        );
      if (what === "cancel") await caller.bulletinBoard.offer.cancel({ offerId, customerId: customer.id });
      if (what === "accept")
        await caller.bulletinBoard.offer.accept({
          offerId,
          customerId: receiver.id,
          takerWalletAddress: wallet(receiver),
        });
      if (what === "transfer")
        await caller.register.transfer({
          tokenId,
          fromCustomerId: customer.id,
          fromWalletAddress: wallet(customer),
          toCustomerId: receiver.id,
          toWalletAddress: wallet(receiver),
          amount,
          reason: "a test",
        });
    } catch (error) {
      if (!((error as Error).cause instanceof Refusal)) throw error;
    }
  }

  /** Adds up every entry, one after the other, as simply as can be. */
  async function replay(tokenId: string, asOf: string): Promise<{ holders: Holder[]; sums: RegisterSums }> {
    const { organizationId, sql } = suite;
    const entries =
      await sql`select * from ledger_entry where organization_id = ${organizationId} and token_id = ${tokenId}`;
    const accounts =
      await sql`select * from ledger_account where organization_id = ${organizationId} and token_id = ${tokenId}`;
    const held = new Map<string, Record<"AVAILABLE" | "FROZEN", Decimal>>(
      accounts.map(({ id }) => [id, { AVAILABLE: new Decimal(0), FROZEN: new Decimal(0) }]),
    );
    const partsOf = (id: string) => held.get(id) ?? { AVAILABLE: new Decimal(0), FROZEN: new Decimal(0) };
    const bucketOf = (name: string): "AVAILABLE" | "FROZEN" => (name === "FROZEN" ? "FROZEN" : "AVAILABLE");
    for (const entry of entries) {
      if (new Date(entry.created_at) > new Date(asOf)) continue;
      const [from, to] = [partsOf(entry.debit_account_id), partsOf(entry.credit_account_id)];
      const [out, into] = [bucketOf(entry.debit_bucket), bucketOf(entry.credit_bucket)];
      from[out] = from[out].minus(entry.amount);
      to[into] = to[into].plus(entry.amount);
    }
    const all = accounts.map((account) => {
      const { AVAILABLE: available, FROZEN: frozen } = partsOf(account.id);
      return { account, available, frozen, total: available.plus(frozen) };
    });
    const wallets = all.filter(({ account, total }) => account.kind === "WALLET" && total.gt(0));
    const issued = wallets.reduce((sum, { total }) => sum.plus(total), new Decimal(0));
    const percent = (part: Decimal) =>
      issued.isZero() ? 0 : part.times(100).div(issued).toDecimalPlaces(6, Decimal.ROUND_HALF_UP).toNumber();
    const shares = wallets.map(({ total }) => total).sort((a, b) => b.comparedTo(a));
    const supply = all.find(({ account }) => account.kind === "SUPPLY");
    const holders = wallets
      .toSorted((a, b) => b.total.comparedTo(a.total) || (a.account.id < b.account.id ? 1 : -1))
      .map(({ account, available, frozen, total }) => {
        const customer = people.find(({ id }) => id === account.customer_id);
        return {
          object: "holder" as const,
          customerId: String(account.customer_id),
          walletAddress: customer?.wallets[0]?.address ?? "",
          available: available.toFixed(),
          frozen: frozen.toFixed(),
          total: total.toFixed(),
          share: percent(total),
        };
      });
    return {
      holders,
      sums: {
        asOf,
        totalSupply: supply?.total.neg().toFixed() ?? "0",
        issuedSupply: issued.toFixed(),
        holders: wallets.length,
        wallets: wallets.length,
        largestShare: percent(shares[0] ?? new Decimal(0)),
        topTenShare: wallets.length === 0 ? 0 : 100,
      },
    };
  }
});
