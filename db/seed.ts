/**
 * The demo: three organizations with offerings, customers, purchases and a bulletin board, dated so that they look
 * alive on whatever day it starts. Only ever written into a database that holds nothing.
 */
import { sql } from "drizzle-orm";
import { connect, type Database } from "#db/client.ts";
import { findRunningEmbedded, startEmbedded } from "#db/embedded.ts";
import { migrate } from "#db/migrate.ts";
import { offer } from "#db/schema/bulletin-board.ts";
import { customer, wallet } from "#db/schema/customer.ts";
import { offering, subdomain } from "#db/schema/offering.ts";
import { organization } from "#db/schema/organization.ts";
import { offeringPurchaseIntent, participation } from "#db/schema/purchase-intent.ts";
import { ledgerAccount, ledgerEntry, token } from "#db/schema/token.ts";
import { meridian } from "#db/seed/meridian.ts";
import { nordlicht } from "#db/seed/nordlicht.ts";
import { quinta } from "#db/seed/quinta.ts";
import { randomFrom } from "#db/seed/random.ts";
import { rowsOf } from "#db/seed/rows.ts";
import { readEnv } from "#server/env.ts";

/** Any number will do, as long as all versions of this program use the same. */
const seedLock = 7_118_203_527;

/**
 * Fills the database at `url` with the demo, or leaves it as it is where anybody has put anything into it.
 * Safe to run from several processes at once: one writes, the others keep.
 * @param now the moment the demo is dated from
 */
export async function seed(url: string, now = new Date()): Promise<"seeded" | "kept"> {
  const { db, close } = connect(url, 1);
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
      if (await holdsAnything(tx)) return "kept";
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
    select exists (select from ${offering}) or exists (select from ${customer}) or exists (select from ${token}) as anything`);
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
        set: { slug: sql`excluded.slug`, name: sql`excluded.name`, createdAt: sql`excluded.created_at` },
      });
    await db.insert(customer).values(rows.customers);
    await db.insert(wallet).values(rows.wallets);
    await db.insert(token).values(rows.tokens);
    await db.insert(subdomain).values(rows.subdomains);
    await db.insert(offering).values(rows.offerings);
    await db.insert(offeringPurchaseIntent).values(rows.intents);
    await db.insert(participation).values(rows.participations);
    await db.insert(offer).values(rows.offers);
    await db.insert(ledgerAccount).values(rows.accounts);
    await db.insert(ledgerEntry).values(rows.entries);
  }
}

/** `npm run seed`: the database of `DATABASE_URL`, or the demo's, running or not. */
async function main(): Promise<void> {
  const env = readEnv();
  const options = { name: "demo", dataDirectory: env.dataDirectory };
  const running = env.databaseIsEmbedded ? await findRunningEmbedded(options.name, options) : env.databaseUrl;
  const started =
    running === undefined ? await startEmbedded({ ...options, onMessage: console.error }) : undefined;
  try {
    const url = running ?? started?.url ?? "";
    await migrate(url);
    const outcome = await seed(url);
    console.info(
      outcome === "seeded" ? "The demo is in place." : "The database is in use: nothing was changed.",
    );
  } finally {
    await started?.stop();
  }
}

if (import.meta.main) await main();
