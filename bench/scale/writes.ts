import type postgres from "postgres";
import { DEMO_ORGANIZATION } from "#server/platform/identity/identify.ts";
import { type Asked, type Figures, type Load, run } from "../load.ts";
import type { Server } from "../servers.ts";
import { inTurns, median } from "../turns.ts";

const ROUNDS = 21;
/** Purchase intents and cancels of a round. */
const AMOUNT = 1_500;
/** Customers who buy and sell, evenly over all of them. */
const CUSTOMERS = 1_000;
/** Offerings that sell for euros as long as a world is kept: the second of each token, but for the dollars' tokens. */
const offerings = Array.from({ length: 100 }, (_, token) => `off_tok_scale_${token}_2`).filter(
  (_, token) => token % 10 !== 9,
);

/** A database of some size, and the service over it. */
export interface WriteWorld {
  readonly server: Server;
  /** A superuser's connection. */
  readonly admin: postgres.Sql;
}

/** How writes of a kind came on the large database beside the small one: medians of rounds in turns. */
export interface WriteFigures {
  readonly name: string;
  readonly perSecond: number;
  /** Of the small database's throughput. */
  readonly throughput: number;
  readonly p99: number;
  /** Of the small database's p99. */
  readonly slowest: number;
}

/** Measures purchase intents and cancels on both in turns. What was bought and cancelled stays there. */
export async function timeWrites(large: WriteWorld, small: WriteWorld): Promise<readonly WriteFigures[]> {
  const figures: WriteFigures[] = [];
  for (const [name, load] of Object.entries(loads)) {
    const [ofLarge, ofSmall] = [await load(large), await load(small)];
    const rounds = await inTurns(
      ROUNDS,
      () => measure(large, name, ofLarge),
      () => measure(small, name, ofSmall),
    );
    const of = (pick: (one: Figures, other: Figures) => number) =>
      median(rounds.map(({ one, other }) => pick(one, other)));
    figures.push({
      name,
      perSecond: of((one) => one.perSecond),
      throughput: of((one, other) => one.perSecond / other.perSecond),
      p99: of((one) => one.p99),
      slowest: of((one, other) => one.p99 / other.p99),
    });
  }
  return figures;
}

/** What is asked, by turn; made anew for each round. */
type Round = () => Promise<(turn: number) => Asked>;

const loads: Readonly<Record<string, (world: WriteWorld) => Promise<Round>>> = {
  "intents, spread over 90 offerings": (world) => intents(world, offerings),
  "intents, one hot offering": (world) => intents(world, offerings.slice(0, 1)),
  cancels: async (world) => {
    const customers = await buyers(world);
    return async () => {
      const batch = await postOffers(world.admin, customers);
      return (turn) => ({
        method: "POST",
        path: `/api/bulletin-board/offer/${batch}_${turn}/cancel`,
        body: JSON.stringify({ customerId: customerId(customers[turn % customers.length]) }),
      });
    };
  },
};

async function intents(world: WriteWorld, sold: readonly string[]): Promise<Round> {
  const customers = await buyers(world);
  return async () => (turn) => {
    const customer = customers[(turn * 7) % customers.length] ?? 1;
    const body = {
      offeringId: sold[turn % sold.length],
      customerId: customerId(customer),
      walletAddress: `0x${customer.toString(16).padStart(40, "0")}`,
      payment: { purchaseAmount: 10, tokenAmount: 1, currency: "EUR" },
    };
    return { method: "POST", path: "/api/offering-purchase-intent", body: JSON.stringify(body) };
  };
}

async function measure({ server }: WriteWorld, name: string, round: Round): Promise<Figures> {
  const load: Load = { name, amount: AMOUNT, request: await round() };
  return run(server.origin, load);
}

/** Numbers of customers, evenly over all that a world was filled with. */
async function buyers({ admin }: WriteWorld): Promise<readonly number[]> {
  const [row] = await admin<{ count: number }[]>`
    select count(*)::int as count from customer
     where organization_id = ${DEMO_ORGANIZATION} and starts_with(id, 'cus_scale_')`;
  const count = row?.count ?? 0;
  const most = Math.max(1, Math.floor(count / CUSTOMERS));
  // Names come round by eights and by nines, and what is written is of all of them.
  const step = [most, most - 1, most - 2, most - 3, 1].find((one) => one % 2 !== 0 && one % 3 !== 0) ?? 1;
  return Array.from({ length: Math.min(count, CUSTOMERS) }, (_, place) => 1 + place * step);
}

function customerId(number: number | undefined): string {
  return `cus_scale_${number}`;
}

/** Posts open offers of one token each, minted for it and frozen, as many as a round cancels. @returns how their ids begin */
async function postOffers(sql: postgres.Sql, customers: readonly number[]): Promise<string> {
  const batch = `bbo_writes_${Date.now()}`;
  await sql`
    with posted as (
      insert into offer as o (organization_id, id, token_id, maker_customer_id, maker_wallet_address, amount, price_in_euro,
        intention, created_at, updated_at)
      select a.organization_id, ${batch}::text || '_' || n.turn, a.token_id, a.customer_id, a.wallet_address, 1, 10, 'SELL', now(), now()
        from (select turn, (${[...customers]}::int[])[1 + turn % ${customers.length}::int] as customer
                from generate_series(0, ${AMOUNT - 1}::int) turn) n
        join ledger_account a on a.organization_id = ${DEMO_ORGANIZATION} and a.id = 'acc_scale_' || n.customer
      returning o.id, o.organization_id, o.token_id, o.maker_customer_id
    )
    insert into ledger_entry (organization_id, id, token_id, debit_account_id, credit_account_id, credit_bucket, amount,
      reason, reference, created_at)
    select p.organization_id, 'led_' || e.reason || p.id, p.token_id,
           case e.reason when 'MINT' then 'UNISSUED_' || p.token_id else a.id end, a.id, e.bucket::ledger_bucket, 1,
           e.reason::ledger_reason, p.id, now()
      from posted p
      join ledger_account a on a.organization_id = p.organization_id and a.token_id = p.token_id
       and a.customer_id = p.maker_customer_id
     cross join (values ('MINT', 'AVAILABLE'), ('FREEZE', 'FROZEN')) e(reason, bucket)`;
  return batch;
}
