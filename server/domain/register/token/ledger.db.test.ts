import { Decimal } from "decimal.js";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { Customer } from "#server/domain/investors/customer/contract.ts";
import { Refusal } from "#server/kernel/errors.ts";
import { makeCustomer, makeHolder, makeOpenOffer, makeToken, offerInput } from "#testing/factories.ts";
import { openSuite } from "#testing/testing.ts";

const suite = await openSuite();

const SUPPLY = 1000;

/** What a person can do to a token, in cents of a token. */
type Step =
  | { readonly do: "mint"; readonly who: number; readonly cents: number }
  | { readonly do: "sell"; readonly who: number; readonly cents: number }
  | { readonly do: "buy"; readonly who: number; readonly cents: number }
  | { readonly do: "cancel"; readonly who: number; readonly which: number };

const who = fc.nat(2);
const cents = fc.oneof(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 1, max: 120_000 }));
const steps = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant("mint" as const), who, cents }),
    fc.record({ do: fc.constant("sell" as const), who, cents }),
    fc.record({ do: fc.constant("buy" as const), who, cents }),
    fc.record({ do: fc.constant("cancel" as const), who, which: fc.nat(9) }),
  ) satisfies fc.Arbitrary<Step>,
  { minLength: 5, maxLength: 25 },
);

/** The register as a person would keep it on paper, in cents. */
class Paper {
  unissued = SUPPLY * 100;
  readonly accounts = [0, 1, 2].map(() => ({ available: 0, frozen: 0 }));
  readonly offers: { id: string; maker: number; frozen: number; open: boolean }[] = [];

  account(index: number) {
    const account = this.accounts[index];
    if (!account) throw new Error("no such account");
    return account;
  }
}

let people: Customer[];
beforeAll(async () => {
  people = await Promise.all([makeCustomer(suite), makeCustomer(suite), makeCustomer(suite)]);
});

const person = (index: number) => {
  const found = people[index];
  if (!found) throw new Error("no such person");
  return found;
};

const codeOf = (error: { cause?: unknown }) => {
  if (error.cause instanceof Refusal) return error.cause.code;
  throw error;
};

/** Takes a step on paper and in the service; both must agree on whether it can be. */
async function take(step: Step, tokenId: string, paper: Paper): Promise<void> {
  const caller = suite.call();
  if (step.do === "cancel") {
    const offer = paper.offers[step.which % Math.max(1, paper.offers.length)];
    if (!offer) return;
    const customerId = person(step.who).id;
    const outcome = await caller.bulletinBoard.offer
      .cancel({ offerId: offer.id, customerId })
      .then(({ status }) => status, codeOf);
    if (offer.maker !== step.who) return expect(outcome).toBe("not_offer_maker");
    if (!offer.open) return expect(outcome).toBe("offer_not_open");
    expect(outcome).toBe("CANCELLED");
    offer.open = false;
    const account = paper.account(offer.maker);
    account.frozen -= offer.frozen;
    account.available += offer.frozen;
    return;
  }
  const amount = step.cents / 100;
  const maker = person(step.who);
  const account = paper.account(step.who);
  if (step.do === "mint") {
    const walletAddress = maker.wallets[0]?.address ?? "";
    const outcome = await caller.token
      .mint({ tokenId, customerId: maker.id, walletAddress, amount })
      .then(() => "minted", codeOf);
    if (step.cents > paper.unissued) return expect(outcome).toBe("supply_exceeded");
    expect(outcome).toBe("minted");
    paper.unissued -= step.cents;
    account.available += step.cents;
    return;
  }
  const sells = step.do === "sell";
  const outcome = await caller.bulletinBoard.offer
    .create(offerInput(maker, tokenId, { amount, intention: sells ? "SELL" : "BUY" }))
    .then(({ offerId }) => offerId, codeOf);
  if (sells && step.cents > account.available) return expect(outcome).toBe("insufficient_balance");
  expect(outcome).toMatch(/^bbo_/);
  const frozen = sells ? step.cents : 0;
  account.available -= frozen;
  account.frozen += frozen;
  paper.offers.push({ id: outcome, maker: step.who, frozen, open: true });
}

interface AccountRow {
  kind: "SUPPLY" | "UNISSUED" | "WALLET";
  customer_id: string | null;
  available: string;
  frozen: string;
  replayed_available: string;
  replayed_frozen: string;
}

/** The accounts of a token, each beside what its entries add up to. */
function accountsOf(tokenId: string): Promise<AccountRow[]> {
  return suite.sql<AccountRow[]>`
    with moves as (
      select credit_account_id as id, credit_bucket as bucket, amount from ledger_entry
       where organization_id = ${suite.organizationId} and token_id = ${tokenId}
      union all
      select debit_account_id, debit_bucket, -amount from ledger_entry
       where organization_id = ${suite.organizationId} and token_id = ${tokenId}
    )
    select a.kind, a.customer_id, a.available, a.frozen,
           coalesce(sum(m.amount) filter (where m.bucket = 'AVAILABLE'), 0) as replayed_available,
           coalesce(sum(m.amount) filter (where m.bucket = 'FROZEN'), 0) as replayed_frozen
      from ledger_account a left join moves m on m.id = a.id
     where a.organization_id = ${suite.organizationId} and a.token_id = ${tokenId}
     group by a.id, a.kind, a.customer_id, a.available, a.frozen`;
}

async function expectBalanced(tokenId: string, paper: Paper): Promise<void> {
  const accounts = await accountsOf(tokenId);
  let all = new Decimal(0);
  for (const account of accounts) {
    const [available, frozen] = [new Decimal(account.available), new Decimal(account.frozen)];
    expect(available.eq(account.replayed_available)).toBe(true);
    expect(frozen.eq(account.replayed_frozen)).toBe(true);
    if (account.kind === "SUPPLY") {
      expect(available.toNumber()).toBe(-SUPPLY);
      continue;
    }
    expect(available.gte(0) && frozen.gte(0)).toBe(true);
    all = all.plus(available).plus(frozen);
    const written =
      account.kind === "UNISSUED"
        ? { available: paper.unissued, frozen: 0 }
        : paper.account(people.findIndex(({ id }) => id === account.customer_id));
    expect([available.times(100).toNumber(), frozen.times(100).toNumber()]).toEqual([
      written.available,
      written.frozen,
    ]);
  }
  expect(all.toNumber()).toBe(SUPPLY);
}

describe("the register", () => {
  it("balances after every step, whatever the steps are", async () => {
    const property = fc.asyncProperty(steps, async (taken) => {
      const { tokenId } = await makeToken(suite, { decimals: 2, totalSupply: SUPPLY });
      const paper = new Paper();
      for (const step of taken) {
        await take(step, tokenId, paper);
        await expectBalanced(tokenId, paper);
      }
      const { issuedSupply } = await suite.call().token.get({ tokenId });
      expect(Math.round(issuedSupply * 100)).toBe(SUPPLY * 100 - paper.unissued);
    });
    await fc.assert(property, { numRuns: 20 });
  });

  it("balances after a race of everything with everything", async () => {
    const { tokenId } = await makeToken(suite, { decimals: 2, totalSupply: SUPPLY });
    const maker = await makeHolder(suite, tokenId, 500);
    const offers = await Promise.all(
      Array.from({ length: 5 }, () =>
        suite.call().bulletinBoard.offer.create(offerInput(maker, tokenId, { amount: 50 })),
      ),
    );
    const walletAddress = maker.wallets[0]?.address ?? "";
    await Promise.allSettled(
      Array.from({ length: 12 }, (_, turn) => [
        suite.call().token.mint({ tokenId, customerId: maker.id, walletAddress, amount: 60 }),
        suite.call().bulletinBoard.offer.create(offerInput(maker, tokenId, { amount: 40 })),
        suite
          .call()
          .bulletinBoard.offer.cancel({ offerId: offers[turn % 5]?.offerId ?? "", customerId: maker.id }),
      ]).flat(),
    );
    const [wallet] = (await accountsOf(tokenId)).filter(({ kind }) => kind === "WALLET");
    const { data } = await suite.call().bulletinBoard.offer.list({ tokenId, status: "OPEN", limit: 100 });
    const offered = data.reduce((sum, { amount }) => sum + amount, 0);
    // 8 mints of 60 fit what 500 leave of the supply.
    expect(Number(wallet?.available) + Number(wallet?.frozen)).toBe(980);
    expect(Number(wallet?.frozen)).toBe(offered);
    expect(wallet?.available).toBe(wallet?.replayed_available);
    expect(wallet?.frozen).toBe(wallet?.replayed_frozen);
  });

  it("never forgets: its entries are not changed, removed or emptied", async () => {
    await makeOpenOffer(suite);
    const { organizationId } = suite;
    const before = await suite.contents();
    for (const statement of [
      "update ledger_entry set amount = amount + 1 where organization_id = $1",
      "update ledger_entry set note = 'x' where organization_id = $1",
      "delete from ledger_entry where organization_id = $1",
    ]) {
      await expect(suite.sql.unsafe(statement, [organizationId])).rejects.toThrow(
        "never changed nor removed",
      );
    }
    await expect(suite.sql.unsafe("truncate ledger_entry")).rejects.toThrow("never changed nor removed");
    expect(await suite.contents()).toEqual(before);
  });
});
