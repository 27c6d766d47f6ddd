import fc from "fast-check";
import { expect, it } from "vitest";
import type { Customer } from "#server/domain/investors/customer/contract.ts";
import { asSystem } from "#server/kernel/system-context.ts";
import { makeHolder, makeToken, offerInput, verify } from "#testing/factories.ts";
import { openSuite } from "#testing/testing.ts";
import { dueOffers, expireOffer } from "./expire-offers.ts";

const suite = await openSuite();

const PEOPLE = 6;
const OFFERS = 300;
const ATTEMPTS = 1000;
const HELD = 2000;
const end = new Date("2027-02-10T13:00:00.000Z");
/** At once, of each process: what waits for longer than five seconds is refused. */
const AT_ONCE = 12;

/** Does this with each, so many at once. */
async function inTurns<T, R>(each: readonly T[], most: number, work: (one: T) => Promise<R>): Promise<R[]> {
  const outcomes: R[] = [];
  for (let from = 0; from < each.length; from += most)
    outcomes.push(...(await Promise.all(each.slice(from, from + most).map(work))));
  return outcomes;
}

/** What the clock does with this organization's offers, and no other suite's. */
async function expire(app: typeof suite.app, now: Date): Promise<void> {
  const { organizationId } = suite;
  for (const id of await asSystem(app, organizationId, now, dueOffers))
    await asSystem(app, organizationId, now, (ctx) => expireOffer(ctx, id));
}

it("gives every offer one end, whoever races: no token is left frozen, and none is made or lost", async () => {
  const { tokenId } = await makeToken(suite, { totalSupply: 100_000 });
  const people: Customer[] = [];
  for (let index = 0; index < PEOPLE; index += 1) {
    const customer = await makeHolder(suite, tokenId, HELD);
    await verify(suite, customer.id);
    people.push(customer);
  }
  const person = (index: number) => people[index % PEOPLE] as Customer;
  const post = (index: number) =>
    suite.call().bulletinBoard.offer.create(
      offerInput(person(index), tokenId, {
        amount: 1 + (index % 7),
        intention: index % 3 === 0 ? "BUY" : "SELL",
        expiresAt: end.toISOString(),
      }),
    );
  const offers = await inTurns([...Array(OFFERS).keys()], AT_ONCE, post);
  const processes = [suite.app, suite.anotherProcess(), suite.anotherProcess()];

  const attempts = fc.sample(
    fc.record({
      do: fc.constantFrom("accept", "cancel", "expire"),
      offer: fc.nat(OFFERS - 1),
      who: fc.integer({ min: 1, max: PEOPLE - 1 }),
      process: fc.nat(processes.length - 1),
    }),
    ATTEMPTS,
  );
  const attend = async (attempt: (typeof attempts)[number]) => {
    const app = processes[attempt.process] ?? suite.app;
    const offer = offers[attempt.offer];
    const offerId = offer?.offerId ?? "";
    const taker = person(attempt.offer + attempt.who);
    const { offer: board } = suite.call({ app }).bulletinBoard;
    if (attempt.do === "expire") {
      // The clocks of processes differ: to some the time has come already.
      if (attempt.who === 1 && attempt.offer < 40) await expire(app, end);
      return;
    }
    if (attempt.do === "cancel") await board.cancel({ offerId, customerId: offer?.maker.id ?? "" });
    else
      await board.accept({
        offerId,
        customerId: taker.id,
        takerWalletAddress: taker.wallets[0]?.address ?? "",
      });
  };
  const outcomes = await inTurns(attempts, AT_ONCE * processes.length, async (attempt) => {
    const [outcome] = await Promise.allSettled([attend(attempt)]);
    return outcome;
  });
  const codes = outcomes.flatMap((outcome) =>
    outcome.status === "rejected" ? [outcome.reason.cause?.code ?? String(outcome.reason)] : [],
  );
  expect(codes.filter((code) => code !== "offer_not_open")).toEqual([]);
  await Promise.all(processes.map((app) => expire(app, end)));

  const { organizationId } = suite;
  const ends = await suite.sql<
    { offers: number; open: number; ends: number; filled: number; trades: number }[]
  >`
    select count(*)::int as offers, (count(*) filter (where status = 'OPEN'))::int as open,
           (count(*) filter (where status = 'FILLED'))::int as filled,
           (select count(*)::int from event e where e.organization_id = ${organizationId}
             and e.type in ('offer.filled', 'offer.cancelled')) as ends,
           (select count(*)::int from trade d where d.organization_id = ${organizationId}) as trades
      from offer where organization_id = ${organizationId}`;
  const { filled = 0 } = ends[0] ?? {};
  expect(filled).toBeGreaterThan(0);
  expect(ends).toMatchObject([{ offers: OFFERS, open: 0, ends: OFFERS, trades: filled }]);
  const [ledger] = await suite.sql`
    select sum(available + frozen)::float8 as sum, sum(frozen)::float8 as frozen,
           (sum(available) filter (where kind = 'WALLET'))::float8 as held
      from ledger_account where organization_id = ${organizationId} and token_id = ${tokenId}`;
  expect(ledger).toEqual({ sum: 0, frozen: 0, held: PEOPLE * HELD });
  const moves = await suite.sql`
    select reason, count(*)::int as entries from ledger_entry
     where organization_id = ${organizationId} and token_id = ${tokenId} and reference is not null
     group by 1 order by 1::text`;
  const counts = Object.fromEntries(moves.map(({ reason, entries }) => [reason, entries]));
  expect(counts.TRANSFER).toBe(filled);
  const expired = await suite.sql`select cancel_reason, count(*)::int as n from offer
    where organization_id = ${organizationId} and status = 'CANCELLED' group by 1`;
  expect(expired.map(({ cancel_reason }) => cancel_reason).sort()).toEqual(["EXPIRED", "MAKER"]);
});

it("expires what is due, and nothing before", async () => {
  const { tokenId } = await makeToken(suite);
  const maker = await makeHolder(suite, tokenId, 10);
  const offer = await suite
    .call()
    .bulletinBoard.offer.create(offerInput(maker, tokenId, { expiresAt: end.toISOString() }));
  await expire(suite.app, new Date(end.getTime() - 1));
  const read = () => suite.call().bulletinBoard.offer.get({ offerId: offer.offerId });
  expect((await read()).status).toBe("OPEN");
  await expire(suite.app, end);
  expect(await read()).toMatchObject({
    status: "CANCELLED",
    cancelReason: "EXPIRED",
    updatedAt: end.toISOString(),
    maker: { wallets: [{ balances: { available: { amount: "10" }, frozen: { amount: "0" } } }] },
  });
  const [told] = await suite.sql`select data from event where organization_id = ${suite.organizationId}
    and resource_id = ${offer.offerId} and type = 'offer.cancelled'`;
  expect(told?.data).toMatchObject({ cancelReason: "EXPIRED" });
  const [written] = await suite.sql`select actor_kind, action from audit_event
    where organization_id = ${suite.organizationId} and resource_id = ${offer.offerId} and action = 'expireOffer'`;
  expect(written).toMatchObject({ actor_kind: "system" });
});
