import { Decimal } from "decimal.js";
import { randomFrom } from "#demo/seed/random.ts";
import { closeIfDue } from "#server/domain/primary/offering-lifecycle/close-due.ts";
import { expirePurchases } from "#server/domain/primary/purchase-intent/expire-purchases.ts";
import { releaseLocks } from "#server/domain/register/register/release-locks.ts";
import { advanceIntents } from "#server/domain/settlement/advance-intents.ts";
import { confirmRefunds } from "#server/domain/settlement/confirm-refunds.ts";
import { lockOfferings } from "#server/domain/settlement/lock-offerings.ts";
import { receivePayment } from "#server/domain/settlement/receive-payment.ts";
import { releaseIntents } from "#server/domain/settlement/release-intents.ts";
import { settleEnding } from "#server/domain/settlement/settle-ending.ts";
import { Refusal } from "#server/kernel/errors.ts";
import { makeToken, offeringInput, prove, verify } from "./factories.ts";
import {
  advance,
  end,
  type ModelCustomer,
  type ModelOffering,
  type ModelPurchase,
  release,
} from "./settlement-model.ts";
import { NOW, newWallet, openSuite, type Suite, unique } from "./testing.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** One organization with a few customers and offerings, and what the rules say of its purchases. */
export class SettlementWorld {
  readonly suite: Suite;
  readonly #random: ReturnType<typeof randomFrom>;
  readonly #tokenId: string;
  readonly #customers: ModelCustomer[] = [];
  readonly #offerings: ModelOffering[] = [];
  readonly #purchases: ModelPurchase[] = [];
  readonly #payments: { reference: string; purchase: ModelPurchase; amount: number }[] = [];
  #now = NOW.getTime();

  static readonly operations = [
    "open",
    "buy",
    "pay",
    "repeat",
    "verify",
    "prove",
    "cancel",
    "refund",
    "close",
    "call-off",
    "offer",
    "withdraw",
    "wait",
  ] as const;

  private constructor(suite: Suite, seed: number, tokenId: string) {
    this.suite = suite;
    this.#random = randomFrom(seed);
    this.#tokenId = tokenId;
  }

  static async open(seed: number): Promise<SettlementWorld> {
    const suite = await openSuite();
    const { tokenId } = await makeToken(suite, { totalSupply: 100_000_000 });
    const world = new SettlementWorld(suite, seed, tokenId);
    for (let n = 0; n < 4; n += 1) {
      const wallets = [newWallet(), newWallet()];
      const { id } = await suite.call().customer.create({
        type: "INDIVIDUAL",
        countryCode: "DE",
        wallets: wallets.map((address) => ({ address })),
      });
      world.#customers.push({ id, wallets, isVerified: false, proven: new Set() });
    }
    return world;
  }

  close(): Promise<void> {
    return this.suite.close();
  }

  /** Does something at random and says what; what is impossible now is not chosen. */
  async step(): Promise<string> {
    this.#now += this.#below(30) * MINUTE;
    for (;;) {
      const name = this.#any(weighted);
      const told = name && (await this.#do(name));
      if (told) return `${name} ${told}`;
    }
  }

  /** How the purchases stand in the database. */
  async purchases(): Promise<Record<string, string>> {
    const rows = await this.suite.sql<{ id: string; told: string }[]>`
      select id, purchase_status || ' ' || settlement_status || ' ' || received_amount as told
        from offering_purchase_intent where organization_id = ${this.suite.organizationId} order by id`;
    return Object.fromEntries(rows.map(({ id, told }) => [id, told]));
  }

  /** How they stand by the rules. */
  expected(): Record<string, string> {
    const told = this.#purchases.map(
      ({ id, status, settlement, received }) =>
        [id, `${status} ${settlement} ${received.toFixed(2)}`] as const,
    );
    return Object.fromEntries(told.sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  #below(count: number): number {
    return Math.floor(this.#random.next() * count);
  }

  #chance(share: number): boolean {
    return this.#random.next() < share;
  }

  #any<T>(items: readonly T[]): T | undefined {
    return items[this.#below(items.length)];
  }

  async #do(name: (typeof SettlementWorld.operations)[number]): Promise<string | null> {
    const doing = {
      open: () => this.#openOffering(),
      buy: () => this.#buy(),
      pay: () => this.#pay(),
      repeat: () => this.#repeat(),
      verify: () => this.#verify(),
      prove: () => this.#prove(),
      cancel: () => this.#cancel(),
      refund: () => this.#refund(),
      close: () => this.#closeOne("END"),
      "call-off": () => this.#closeOne("CANCEL"),
      offer: () => this.#offer(),
      withdraw: () => this.#withdraw(),
      wait: () => this.#wait(),
    } as const;
    return doing[name]();
  }

  get #clock(): Date {
    return new Date(this.#now);
  }

  #call() {
    return this.suite.call({ now: this.#clock });
  }

  async #openOffering(): Promise<string | null> {
    if (this.#offerings.filter(({ state }) => state === "PUBLISHED").length >= 4) return null;
    const softCap = this.#any([0, 500, 2000, 6000]) ?? 0;
    const end = this.#now + (1 + this.#below(20)) * 24 * HOUR;
    const { offeringId } = await this.#call().offering.create(
      offeringInput({
        tokenId: this.#tokenId,
        offeringPeriod: {
          startDate: new Date(this.#now - HOUR).toISOString(),
          endDate: new Date(end).toISOString(),
        },
        fundingLimits: { minPayableAmount: 10, maxPayableAmount: 4000, hardCap: 8000, softCap },
      }),
    );
    if (this.#chance(0.5)) {
      await this.suite.sql`update offering set lock_up_days = 3
        where organization_id = ${this.suite.organizationId} and id = ${offeringId}`;
    }
    this.#offerings.push({ id: offeringId, softCap, hardCap: 8000, end, state: "PUBLISHED" });
    return offeringId;
  }

  async #buy(): Promise<string | null> {
    const offering = this.#any(this.#offerings.filter(({ state }) => state === "PUBLISHED"));
    const customer = this.#any(this.#customers);
    const wallet = customer && this.#any(customer.wallets);
    if (!offering || !customer || !wallet) return null;
    const amount = 10 * (1 + this.#below(150));
    const held = (of: (one: ModelPurchase) => boolean) =>
      this.#purchases
        .filter((one) => one.offering === offering && of(one) && /PENDING|COMPLETED/.test(one.status))
        .reduce((sum, one) => sum + one.amount, 0);
    const mayBe =
      this.#now < offering.end &&
      held((one) => one.customer === customer) + amount <= 4000 &&
      held(() => true) + amount <= offering.hardCap;
    try {
      const intent = await this.#call().offeringPurchaseIntent.create({
        customerId: customer.id,
        offeringId: offering.id,
        walletAddress: wallet,
        payment: { purchaseAmount: amount, tokenAmount: amount / 10, currency: "EUR" },
      });
      if (!mayBe) throw new Error(`${amount} was accepted against the rules`);
      this.#purchases.push({
        id: intent.offeringPurchaseIntentId,
        offering,
        customer,
        wallet,
        amount,
        status: "PENDING",
        settlement: "NONE",
        received: 0,
        expiresAt: this.#now + 72 * HOUR,
      });
      return intent.offeringPurchaseIntentId;
    } catch (error) {
      if (mayBe || !((error as Error).cause instanceof Refusal)) throw error;
      return "refused";
    }
  }

  async #pay(): Promise<string | null> {
    const purchase = this.#any(this.#purchases);
    if (!purchase) return null;
    const open = purchase.amount - purchase.received;
    const amounts = [open, open, open, Math.max(1, Math.floor(open / 2)), open + 7];
    const amount = Math.max(1, this.#any(amounts) ?? open);
    const reference = unique("transfer");
    this.#payments.push({ reference, purchase, amount });
    await this.#receive(reference, purchase, amount);
    if (purchase.status === "PENDING" && open > 0) {
      purchase.received += Math.min(open, amount);
      if (purchase.received === purchase.amount) {
        purchase.expiresAt = Math.max(purchase.expiresAt, this.#now + 14 * 24 * HOUR);
      }
      advance(purchase);
    } else if (purchase.status === "FAILED" || purchase.status === "CANCELLED") {
      purchase.settlement = "REFUND_DUE";
    }
    return `${purchase.id} ${amount}`;
  }

  async #repeat(): Promise<string | null> {
    const payment = this.#any(this.#payments);
    if (!payment) return null;
    await this.#receive(payment.reference, payment.purchase, payment.amount);
    return payment.reference;
  }

  #receive(providerReference: string, { id }: ModelPurchase, amount: number) {
    return this.suite.asSystem(
      async (ctx) =>
        receivePayment(ctx, await lockOfferings(ctx, [id]), {
          intentId: id,
          provider: "BANK_TRANSFER",
          providerReference,
          amount: new Decimal(amount).toFixed(2),
          currency: "EUR",
          receivedAt: ctx.now,
        }),
      this.#clock,
    );
  }

  async #verify(): Promise<string | null> {
    const customer = this.#any(this.#customers.filter(({ isVerified }) => !isVerified));
    if (!customer) return null;
    await verify(this.suite, customer.id);
    customer.isVerified = true;
    await this.#advanceAll((purchase) => purchase.customer === customer);
    return customer.id;
  }

  async #prove(): Promise<string | null> {
    const customer = this.#any(this.#customers);
    const address = customer?.wallets.find((wallet) => !customer.proven.has(wallet));
    if (!customer || address === undefined) return null;
    await prove(this.suite, { id: customer.id, wallets: [{ address }] });
    customer.proven.add(address);
    await this.#advanceAll((purchase) => purchase.customer === customer && purchase.wallet === address);
    return address;
  }

  async #advanceAll(of: (purchase: ModelPurchase) => boolean): Promise<void> {
    const chosen = this.#purchases.filter(of);
    await this.suite.asSystem(
      async (ctx) =>
        advanceIntents(
          ctx,
          await lockOfferings(
            ctx,
            chosen.map(({ id }) => id),
          ),
        ),
      this.#clock,
    );
    for (const purchase of chosen) advance(purchase);
  }

  async #cancel(): Promise<string | null> {
    const purchase = this.#any(this.#purchases);
    if (!purchase) return null;
    await this.suite.asSystem(
      async (ctx) =>
        releaseIntents(ctx, await lockOfferings(ctx, [purchase.id]), {
          to: "CANCELLED",
          from: ["PENDING"],
          code: "cancelled",
          reason: "Cancelled.",
          refund: "PURCHASE_CANCELLED",
        }),
      this.#clock,
    );
    if (purchase.status === "PENDING") release(purchase, "CANCELLED");
    return purchase.id;
  }

  async #refund(): Promise<string | null> {
    const due = await this.suite.sql<{ id: string; intent: string }[]>`
      select id, offering_purchase_intent_id as intent from refund
       where organization_id = ${this.suite.organizationId} and status <> 'SUCCEEDED' order by id`;
    const refund = this.#any(due);
    if (!refund) return null;
    await this.suite.asSystem((ctx) => confirmRefunds(ctx, [refund.id, refund.id]), this.#clock);
    const isLast = due.filter(({ intent }) => intent === refund.intent).length === 1;
    const purchase = this.#purchases.find(({ id }) => id === refund.intent);
    if (isLast && purchase?.settlement === "REFUND_DUE") purchase.settlement = "REFUNDED";
    return refund.id;
  }

  async #closeOne(ending: "END" | "CANCEL"): Promise<string | null> {
    if (!this.#chance(0.15)) return null;
    const offering = this.#any(this.#offerings);
    if (!offering) return null;
    await this.suite.asSystem((ctx) => settleEnding(ctx, offering.id, ending), this.#clock);
    if (offering.state === "PUBLISHED") end(offering, this.#purchases, ending);
    return offering.id;
  }

  async #offer(): Promise<string | null> {
    const [holding] = await this.suite.sql<{ customer: string; wallet: string; available: string }[]>`
      select customer_id as customer, wallet_address as wallet, available::text from ledger_account
       where organization_id = ${this.suite.organizationId} and kind = 'WALLET' and available > 0
       order by md5(id || ${String(this.#now)}) limit 1`;
    if (!holding) return null;
    const { offerId } = await this.#call().bulletinBoard.offer.create({
      tokenId: this.#tokenId,
      customerId: holding.customer,
      makerWalletAddress: holding.wallet,
      amount: Math.max(1, Math.floor(Number(holding.available) / 2)),
      priceInEuro: 10,
      intention: "SELL",
    });
    return offerId;
  }

  async #withdraw(): Promise<string | null> {
    const [open] = await this.suite.sql<{ id: string; maker: string }[]>`
      select id, maker_customer_id as maker from offer
       where organization_id = ${this.suite.organizationId} and status = 'OPEN' order by id limit 1`;
    if (!open) return null;
    await this.#call().bulletinBoard.offer.cancel({ offerId: open.id, customerId: open.maker });
    return open.id;
  }

  /** Time passes, and what has come due by it is done. */
  async #wait(): Promise<string> {
    this.#now += this.#below(30) * HOUR;
    const { suite } = this;
    for (const offering of this.#offerings) {
      await suite.asSystem((ctx) => closeIfDue(ctx, offering.id), this.#clock);
      if (offering.state === "PUBLISHED" && offering.end <= this.#now) end(offering, this.#purchases, "END");
    }
    for (const offering of this.#offerings) {
      await suite.asSystem((ctx) => expirePurchases(ctx, offering.id), this.#clock);
    }
    for (const purchase of this.#purchases) {
      if (purchase.status === "PENDING" && purchase.expiresAt <= this.#now) release(purchase, "FAILED");
    }
    await suite.asSystem((ctx) => releaseLocks(ctx, this.#tokenId), this.#clock);
    return this.#clock.toISOString();
  }
}

const weighted = [
  ..."buy buy buy buy pay pay pay pay repeat cancel refund refund offer withdraw wait open verify prove".split(
    " ",
  ),
  "close",
  "call-off",
] as (typeof SettlementWorld.operations)[number][];
