import { beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import type { Customer } from "#server/domain/investors/customer/contract.ts";
import { acceptOffer } from "#server/domain/secondary/bulletin-board/contract.ts";
import { acceptanceTellings } from "#server/domain/secondary/bulletin-board/tellings.ts";
import { eventSchemas } from "#server/feed/event/schemas.ts";
import { nameObjects } from "#server/kernel/fields/name-objects.ts";
import {
  block,
  makeCustomer,
  makeHolder,
  makeOffering,
  makeToken,
  offerInput,
  pause,
  putInState,
  verify,
} from "#testing/factories.ts";
import { expectRefusal, NOW, newWallet, openSuite } from "#testing/testing.ts";

const suite = await openSuite();
const other = await openSuite();

let tokenId: string;
let maker: Customer;
let taker: Customer;
beforeAll(async () => {
  ({ tokenId } = await makeToken(suite, { totalSupply: 1_000_000 }));
  maker = await makeVerified(1000);
  taker = await makeVerified(0);
});

async function makeVerified(amount: number, token = tokenId) {
  const customer = amount > 0 ? await makeHolder(suite, token, amount) : await makeCustomer(suite);
  await verify(suite, customer.id);
  return customer;
}

const post = (by: Customer, change: Parameters<typeof offerInput>[2] = {}) =>
  suite.call().bulletinBoard.offer.create(offerInput(by, tokenId, change));

const accept = (
  { offerId }: { offerId: string },
  by: Pick<Customer, "id" | "wallets">,
  options: Parameters<typeof suite.call>[0] & { wallet?: string } = {},
) => {
  const takerWalletAddress = options.wallet ?? by.wallets[0]?.address ?? "";
  return suite.call(options).bulletinBoard.offer.accept({ offerId, customerId: by.id, takerWalletAddress });
};

const balancesOf = async ({ id }: { id: string }) => {
  const { holdings } = await suite.call().customer.get({ customerId: id });
  const held = holdings.find((holding) => holding.tokenId === tokenId);
  return [held?.available.amount ?? "0", held?.frozen.amount ?? "0"];
};

const track = (tracks: boolean) =>
  suite.sql`insert into organization_settings (organization_id, tracks_trade_payments, updated_at)
    values (${suite.organizationId}, ${tracks}, now())
    on conflict (organization_id) do update set tracks_trade_payments = excluded.tracks_trade_payments`;

describe("accepting an offer to sell", () => {
  it("moves its frozen tokens to the taker, fills it and makes a trade, which listeners hear of whole", async () => {
    const [seller, buyer] = [await makeVerified(100), await makeVerified(0)];
    const offer = await post(seller, { amount: 30, priceInEuro: 100 });
    const filled = await accept(offer, buyer, { actor: suite.customer(buyer.id) });
    expect(filled).toMatchObject({
      offerId: offer.offerId,
      status: "FILLED",
      takerWalletAddress: buyer.wallets[0]?.address,
      taker: { id: buyer.id, referralCode: buyer.referralCode },
      maker: { id: seller.id },
      tradeId: expect.stringMatching(/^trd_[0-9a-f]{32}$/),
      // In the millisecond in which it was made, and so the next one.
      updatedAt: new Date(NOW.getTime() + 1).toISOString(),
    });
    // To the customer who took it, its maker is anybody.
    expect(filled.maker).not.toHaveProperty("referralCode");
    expect(await balancesOf(seller)).toEqual(["70", "0"]);
    expect(await balancesOf(buyer)).toEqual(["30", "0"]);
    const trade = await suite.call().trade.get({ tradeId: filled.tradeId ?? "" });
    expect(trade).toMatchObject({
      offerId: offer.offerId,
      tokenId,
      amount: 30,
      priceInEuro: 100,
      unitPriceInEuro: 3.333333,
      sellerWalletAddress: seller.wallets[0]?.address,
      buyerWalletAddress: buyer.wallets[0]?.address,
      seller: { id: seller.id },
      buyer: { id: buyer.id },
      payment: { status: "NOT_TRACKED" },
    });
    const events =
      await suite.sql`select type, data from event where organization_id = ${suite.organizationId}
      and resource_id = any (${[offer.offerId, trade.tradeId]}) order by written_at`;
    expect(events.map(({ type }) => type)).toEqual(["offer.created", "offer.filled", "trade.created"]);
    expect(nameObjects(eventSchemas.offer as z.ZodType, events[1]?.data)).toEqual(
      await suite.call().bulletinBoard.offer.get({ offerId: offer.offerId }),
    );
    expect(nameObjects(eventSchemas.trade as z.ZodType, events[2]?.data)).toEqual(trade);
  });

  it("lets a key act for any customer", async () => {
    const offer = await post(maker);
    const filled = await accept(offer, taker, { actor: suite.key("offer:write") });
    expect(filled.status).toBe("FILLED");
    expect(filled.maker).toHaveProperty("referralCode");
  });

  it("makes its payment due where the organization tracks that", async () => {
    await track(true);
    const { tradeId = "" } = await accept(await post(maker), taker);
    await track(false);
    const { payment } = await suite.call().trade.get({ tradeId });
    expect(payment).toEqual({ status: "DUE", reference: expect.stringMatching(/^RF\d{2}[0-9A-Z]{21}$/) });
  });
});

describe("accepting an offer to buy", () => {
  it("moves the taker's available tokens to the maker's wallet, opening its account", async () => {
    const [buyer, seller] = [await makeVerified(0), await makeVerified(50)];
    const offer = await post(buyer, { intention: "BUY", amount: 20 });
    await accept(offer, seller);
    expect(await balancesOf(buyer)).toEqual(["20", "0"]);
    expect(await balancesOf(seller)).toEqual(["30", "0"]);
    const [trade] = (await suite.call().trade.list({ customerId: seller.id })).data;
    expect(trade).toMatchObject({ seller: { id: seller.id }, buyer: { id: buyer.id } });
  });

  it("never sells the same tokens twice, however many offers are accepted at once", async () => {
    const seller = await makeVerified(50);
    const offers = await Promise.all(
      Array.from({ length: 8 }, () => post(taker, { intention: "BUY", amount: 20 })),
    );
    const processes = [suite.app, suite.anotherProcess()];
    const outcomes = await Promise.allSettled(
      offers.map((offer, turn) => accept(offer, seller, { app: processes[turn % 2] })),
    );
    const codes = outcomes.flatMap((outcome) =>
      outcome.status === "rejected" ? [outcome.reason.cause.code] : [],
    );
    expect(codes).toEqual(Array(6).fill("insufficient_balance"));
    expect(await balancesOf(seller)).toEqual(["10", "0"]);
  });
});

describe("a rehearsal", () => {
  it("answers as the acceptance would, without a trace", async () => {
    const offer = await post(maker);
    const before = await suite.contents();
    expect((await accept(offer, taker, { dryRun: true })).status).toBe("FILLED");
    expect(await suite.contents()).toEqual(before);
  });
});

describe("accepting is refused, and nothing is written", () => {
  it("offer_not_found and customer_not_found, another organization's too", async () => {
    const offer = await post(maker);
    await expectRefusal(suite, "offer_not_found", () => accept({ offerId: "bbo_nothing" }, taker));
    const stranger = await makeCustomer(other);
    await expectRefusal(suite, "customer_not_found", () => accept(offer, stranger));
    const foreign = () =>
      other.call().bulletinBoard.offer.accept({
        offerId: offer.offerId,
        customerId: stranger.id,
        takerWalletAddress: stranger.wallets[0]?.address ?? "",
      });
    await expectRefusal(other, "offer_not_found", foreign);
  });

  it("customer_not_found: a signed-in customer who names another; not_allowed: a role that may not", async () => {
    const offer = await post(maker);
    await expectRefusal(suite, "customer_not_found", () =>
      accept(offer, taker, { actor: suite.customer(maker.id) }),
    );
    await expectRefusal(suite, "not_allowed", () => accept(offer, taker, { actor: suite.member("auditor") }));
  });

  it("own_offer, wallet_not_owned, token_paused", async () => {
    const offer = await post(maker);
    await expectRefusal(suite, "own_offer", () => accept(offer, maker));
    const refusal = await expectRefusal(suite, "wallet_not_owned", () =>
      accept(offer, taker, { wallet: newWallet() }),
    );
    expect(refusal.violations).toMatchObject([{ param: "takerWalletAddress" }]);
    const paused = await makeToken(suite);
    const seller = await makeVerified(10, paused.tokenId);
    const stale = await suite.call().bulletinBoard.offer.create(offerInput(seller, paused.tokenId));
    await pause(suite, paused.tokenId);
    await expectRefusal(suite, "token_paused", () => accept(stale, taker));
  });

  it("verification_required and customer_blocked, naming who", async () => {
    const unverified = await makeHolder(suite, tokenId, 10);
    const offer = await post(unverified);
    const newcomer = await makeCustomer(suite);
    const refusal = await expectRefusal(suite, "verification_required", () => accept(offer, newcomer));
    expect(refusal.violations).toMatchObject([
      { code: "verification_required", param: "customerId" },
      { code: "verification_required", param: "offerId" },
    ]);
    expect(refusal.violations[1]?.detail).toContain("The customer who made this offer is not verified");
    await verify(suite, unverified.id);
    await block(suite, unverified.id);
    const blocked = await expectRefusal(suite, "customer_blocked", () => accept(offer, taker));
    expect(blocked.violations).toMatchObject([{ param: "offerId" }]);
    expect(blocked.message).toContain("The customer who made this offer");
  });

  it("offer_not_acceptable: a customer is told nothing of who made it, neither by a rehearsal", async () => {
    const silent = await makeHolder(suite, tokenId, 10);
    const offer = await post(silent);
    await block(suite, silent.id);
    const actor = suite.customer(taker.id);
    for (const dryRun of [true, false]) {
      const { violations } = await expectRefusal(suite, "offer_not_acceptable", () =>
        accept(offer, taker, { actor, dryRun }),
      );
      expect(violations).toEqual([
        {
          code: "offer_not_acceptable",
          param: "offerId",
          detail: "This offer cannot be accepted at the moment. Look for another one on the board.",
        },
      ]);
    }
  });

  it("country_not_allowed and customer_type_not_allowed: whom the token's offerings do not sell to", async () => {
    const token = await makeToken(suite);
    const seller = await makeVerified(10, token.tokenId);
    const offer = await suite.call().bulletinBoard.offer.create(offerInput(seller, token.tokenId));
    const offering = await makeOffering(suite, { tokenId: token.tokenId });
    await suite.sql`update offering set blocked_countries = '{DE}', customer_types = '{ORGANIZATION}'
      where organization_id = ${suite.organizationId} and id = ${offering.offeringId}`;
    const refusal = await expectRefusal(suite, "country_not_allowed", () => accept(offer, taker));
    expect(refusal.violations.map(({ code }) => code)).toEqual([
      "country_not_allowed",
      "customer_type_not_allowed",
    ]);
    expect(refusal.message).toContain("This token is not available to customers in Germany");
    // What came to nothing binds nobody.
    await putInState(suite, offering.offeringId, "CANCELLED");
    await accept(offer, taker);
  });

  it("insufficient_balance: an offer to buy more than the taker has", async () => {
    const offer = await post(taker, { intention: "BUY", amount: 20 });
    const seller = await makeVerified(19);
    const refusal = await expectRefusal(suite, "insufficient_balance", () => accept(offer, seller));
    expect(refusal.message).toContain("19 ");
  });

  it("tokens_locked: an offer to buy what the taker cannot sell yet", async () => {
    const offer = await post(taker, { intention: "BUY", amount: 20 });
    const seller = await makeVerified(25);
    await lock(suite, tokenId, seller, 10, "2027-05-01T00:00:00.000Z");
    const refusal = await expectRefusal(suite, "tokens_locked", () => accept(offer, seller));
    expect(refusal.message).toContain("5 of these tokens cannot be sold before 2027-05-01T00:00:00.000Z");
    await expectRefusal(suite, "tokens_locked", () => post(seller, { amount: 16 }));
    await expectRefusal(suite, "insufficient_balance", () => post(seller, { amount: 26 }));
    await post(seller, { amount: 15 });
  });

  it("offer_not_open: filled, cancelled, or past its end though nobody noticed yet", async () => {
    const offer = await post(maker);
    await accept(offer, taker);
    const filled = await expectRefusal(suite, "offer_not_open", () => accept(offer, taker));
    expect(filled.message).toBe("The offer is FILLED; only an open offer can be accepted.");
    const brief = await post(maker, { expiresAt: "2027-02-10T13:00:00Z" });
    const now = new Date("2027-02-10T13:00:00Z");
    const expired = await expectRefusal(suite, "offer_not_open", () => accept(brief, taker, { now }));
    expect(expired.message).toContain("expired");
  });
});

describe("the rules", () => {
  it("are all told, in their order", async () => {
    const paused = await makeToken(suite);
    const seller = await makeHolder(suite, paused.tokenId, 10);
    const offer = await suite.call().bulletinBoard.offer.create(offerInput(seller, paused.tokenId));
    await makeOffering(suite, {
      tokenId: paused.tokenId,
      eligibility: { blockedCountries: ["DE"], customerTypes: ["ORGANIZATION"] },
    }).then(({ offeringId }) => putInState(suite, offeringId, "PUBLISHED"));
    const newcomer = await makeCustomer(suite);
    for (const { id } of [seller, newcomer]) await block(suite, id);
    await pause(suite, paused.tokenId);
    const now = new Date("2027-02-10T13:00:00Z");
    await suite.sql`update offer set expires_at = ${now.toISOString()}
      where organization_id = ${suite.organizationId} and id = ${offer.offerId}`;
    const refusal = await expectRefusal(suite, "wallet_not_owned", () =>
      accept(offer, newcomer, { wallet: newWallet(), now }),
    );
    expect(refusal.violations.map(({ code, param }) => [code, param])).toEqual([
      ["wallet_not_owned", "takerWalletAddress"],
      ["verification_required", "customerId"],
      ["verification_required", "offerId"],
      ["customer_blocked", "customerId"],
      ["customer_blocked", "offerId"],
      ["token_paused", "offerId"],
      ["country_not_allowed", "customerId"],
      ["customer_type_not_allowed", "customerId"],
      ["offer_not_open", "offerId"],
    ]);
  });

  it("of an acceptance are those that the contract names", () => {
    expect(Object.keys(acceptanceTellings).sort()).toEqual([...acceptOffer.errors].sort());
  });
});

/** A lock-up as delivery leaves it. */
async function lock(
  { sql, organizationId }: typeof suite,
  token: string,
  { id }: Customer,
  amount: number,
  until: string,
) {
  await sql`
    with entry as (
      insert into ledger_entry (organization_id, id, token_id, debit_account_id, debit_bucket, credit_account_id,
        credit_bucket, amount, reason, created_at)
      select organization_id, new_id('led', ${NOW.toISOString()}), token_id, id, 'AVAILABLE', id, 'FROZEN', ${amount},
             'FREEZE', ${NOW.toISOString()}
        from ledger_account where organization_id = ${organizationId} and token_id = ${token} and customer_id = ${id}
    )
    insert into token_lock (organization_id, id, token_id, ledger_account_id, amount, locked_until, reference, created_at)
    select organization_id, new_id('lck', ${NOW.toISOString()}), token_id, id, ${amount}, ${until}, 'test', ${NOW.toISOString()}
      from ledger_account where organization_id = ${organizationId} and token_id = ${token} and customer_id = ${id}`;
}
