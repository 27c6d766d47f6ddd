/**
 * The demo: three organizations with offerings, customers, purchases and a bulletin board, dated so that they look
 * alive on whatever day it starts. Only ever written into a database that holds nothing.
 */
import { sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { connect, type Database } from "#db/client.ts";
import { offer } from "#db/schema/bulletin-board.ts";
import { customer, wallet } from "#db/schema/customer.ts";
import { distribution, distributionPayment } from "#db/schema/distribution.ts";
import { offering, subdomain } from "#db/schema/offering.ts";
import { documentAcceptance, offeringDocument } from "#db/schema/offering-document.ts";
import { organization } from "#db/schema/organization.ts";
import { bankEntry, bankStatement, cashEntry, payment, refund } from "#db/schema/payment.ts";
import { offeringPurchaseIntent, participation } from "#db/schema/purchase-intent.ts";
import { image } from "#db/schema/service.ts";
import { organizationSettings } from "#db/schema/settings.ts";
import { ledgerAccount, ledgerEntry, token, tokenLock } from "#db/schema/token.ts";
import { trade } from "#db/schema/trade.ts";
import { verification, verificationDocument } from "#db/schema/verification.ts";
import { meridian } from "./seed/meridian.ts";
import { nordlicht } from "./seed/nordlicht.ts";
import { checkPapers, offeringPapers } from "./seed/papers.ts";
import { quinta } from "./seed/quinta.ts";
import { randomFrom } from "./seed/random.ts";
import { rowsOf } from "./seed/rows.ts";

/** Rows a statement inserts; each has up to 30 parameters, of which there may be 65,535. */
const BATCH = 1_000;

/** Any number will do, as long as all versions of this program use the same. */
const seedLock = 7_118_203_527;

/**
 * Fills the database at `url` with the demo, or leaves it as it is where anybody has put anything into it.
 * Safe to run from several processes at once: one writes, the others keep.
 * @param now the moment the demo is dated from
 */
export async function seed(url: string, now = new Date()): Promise<"seeded" | "kept"> {
  // The second one looks while the first one holds the lock: on a cluster, a transaction that has looked at all
  // organizations may not write what lies whole on every machine.
  const { db, close } = connect(url, 2);
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
      if (await holdsAnything(db)) return "kept";
      await write(tx, now);
      return "seeded";
    });
  } finally {
    await close();
  }
}

/** The organization that the service makes for callers without a key does not count. */
async function holdsAnything(db: Database): Promise<boolean> {
  const [found] = await db.execute<{ anything: boolean }>(sql`
    select exists (select 1 from ${offering}) or exists (select 1 from ${customer})
        or exists (select 1 from ${token}) as anything`);
  return found?.anything ?? false;
}

async function write(db: Database, now: Date): Promise<void> {
  const story = { now, random: randomFrom(1888) };
  for (const plan of [nordlicht, quinta, meridian]) {
    const rows = rowsOf(plan, story);
    await db
      .insert(organization)
      .values(rows.organizations)
      .onConflictDoUpdate({
        target: organization.id,
        set: {
          slug: sql`excluded.slug`,
          name: sql`excluded.name`,
          brand: sql`excluded.brand`,
          createdAt: sql`excluded.created_at`,
        },
      });
    const put = <T extends PgTable>(table: T, values: T["$inferInsert"][]) => insert(db, table, values);
    await put(image, rows.images);
    await put(organizationSettings, rows.settings);
    await put(customer, rows.customers);
    await put(wallet, rows.wallets);
    await put(token, rows.tokens);
    await put(subdomain, rows.subdomains);
    await put(offering, rows.offerings);
    await put(offeringPurchaseIntent, rows.intents);
    await put(participation, rows.participations);
    await put(offer, rows.offers);
    await put(trade, rows.trades);
    await put(ledgerAccount, rows.accounts);
    await put(ledgerEntry, rows.entries);
    await put(tokenLock, rows.locks);
    await put(payment, rows.payments);
    await put(refund, rows.refunds);
    await put(cashEntry, rows.cash);
    await put(bankStatement, rows.statements);
    await put(bankEntry, rows.statementEntries);
    await put(distribution, rows.distributions);
    await put(distributionPayment, rows.distributionPayments);
    await put(verification, rows.checks);
    await put(verificationDocument, await checkPapers(rows.customers));
    for (const one of rows.launches) {
      const papers = await offeringPapers(one);
      await put(offeringDocument, papers.documents);
      await put(documentAcceptance, papers.acceptances);
    }
  }
}

/** Inserts rows, of which there may be none, in statements of a size that the driver takes. */
async function insert<T extends PgTable>(db: Database, table: T, values: T["$inferInsert"][]): Promise<void> {
  for (let from = 0; from < values.length; from += BATCH) {
    await db.insert(table).values(values.slice(from, from + BATCH));
  }
}
