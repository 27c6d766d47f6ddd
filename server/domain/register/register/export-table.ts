import { type Database, raw } from "#db/client.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import type { Cells } from "#server/kernel/fields/cells.ts";
import { checksumOf, toAmountText, toIso } from "#server/kernel/format.ts";
import { BATCH, readBatch, readBatches } from "#server/kernel/reading/batch.ts";
import type { ExportTable } from "#server/kernel/write-table.ts";
import { balancesAt, type RegisterOf } from "./holders-at.ts";
import { entryColumns, entrySource } from "./list-entries.ts";
import { readSums } from "./list-holders.ts";
import type { EntryRow, HolderRow } from "./present.ts";

const walletTexts = [
  "id",
  "customer_id",
  "name",
  "username",
  "wallet_address",
  "available",
  "frozen",
  "total",
  "share",
] as const;
/** A wallet's account, whether it held some or not. */
type WalletTexts = Pick<HolderRow & { readonly id: string }, (typeof walletTexts)[number]>;

const entryTexts = [
  "created_at",
  "reason",
  "amount",
  "from_kind",
  "from_bucket",
  "from_customer_id",
  "from_name",
  "from_wallet",
  "to_kind",
  "to_bucket",
  "to_customer_id",
  "to_name",
  "to_wallet",
  "reference",
  "note",
  "id",
] as const;
type EntryTexts = Pick<EntryRow, (typeof entryTexts)[number]>;

/** A table whose rows can be counted. */
export interface CountedTable extends ExportTable {
  count(db: Database): Promise<number>;
}

type Context = Pick<CallerContext, "app" | "now">;

/**
 * The register of a token's holders at an instant (ISO 8601), by customer: in the order of the accounts, so that each is
 * looked at once, however many there are.
 */
export function holderTable(ctx: Context, register: RegisterOf, asOf: string): CountedTable {
  const { organizationId, tokenId } = register;
  const isNow = asOf === ctx.now.toISOString();
  const sumsOf = (db: Database) => readSums({ db, now: ctx.now }, register, isNow ? null : asOf);
  return {
    name: "holders",
    columns: [
      { heading: "customerId", width: 38 },
      { heading: "name", width: 28 },
      { heading: "walletAddress", width: 44 },
      { heading: "available", width: 22, holds: "amount" },
      { heading: "frozen", width: 22, holds: "amount" },
      { heading: "total", width: 22, holds: "amount" },
      { heading: "sharePercent", width: 14, holds: "amount" },
      { heading: "asOf", width: 26, holds: "instant" },
    ],
    count: async (db) => (await sumsOf(db)).wallets,
    async *batches(size = BATCH) {
      const issuedSupply = await readBatch(ctx.app, organizationId, async (db) =>
        isNow ? readIssued(db, register, asOf) : (await sumsOf(db)).issuedSupply,
      );
      const batches = readBatches<WalletTexts, "customer_id" | "id">(ctx.app, organizationId, size, {
        names: walletTexts,
        key: ["customer_id", "id"],
        from: (sql, after) => ({
          alias: "a",
          from: sql`from ledger_account a
            where a.organization_id = ${organizationId} and a.token_id = ${tokenId} and a.kind = 'WALLET'
              ${after ? sql`and (a.customer_id, a.id) > (${after.customer_id}, ${after.id})` : sql``}
            order by a.customer_id, a.id`,
        }),
        rows: (sql, accounts) => sql`
          select h.id, h.customer_id, h.wallet_address, h.available::text, h.frozen::text, h.total::text,
                 coalesce(round(h.total * 100 / nullif(${issuedSupply}::numeric, 0), 6), 0)::text as share, c.name, c.username
            from (${balancesAt(sql, register, accounts, asOf)}) h
           cross join lateral (
             -- One by one: to the planner all customers look cheap to read where there are many accounts.
             select c.name, c.username from customer c
              where c.organization_id = ${organizationId} and c.id = h.customer_id limit 1) c
           order by h.customer_id, h.id`,
      });
      for await (const rows of batches)
        yield rows.filter(({ total }) => Number(total) > 0).map((row) => holderCells(row, asOf));
    },
  };
}

/** What was issued until an instant that has only just passed, as a decimal text: all that the token's own accounts lack. */
async function readIssued(db: Database, register: RegisterOf, asOf: string): Promise<string> {
  const sql = raw(db);
  const accounts = sql`
    select a.* from ledger_account a
     where a.organization_id = ${register.organizationId} and a.token_id = ${register.tokenId} and a.customer_id is null`;
  const [row] = await sql<{ issued: string | null }[]>`
    select (-sum(h.total))::text as issued from (${balancesAt(sql, register, accounts, asOf)}) h`;
  return row?.issued ?? "0";
}

function holderCells(row: WalletTexts, asOf: string): Cells {
  return [
    row.customer_id,
    row.name ?? row.username,
    checksumOf(row.wallet_address),
    toAmountText(row.available),
    toAmountText(row.frozen),
    toAmountText(row.total),
    toAmountText(row.share),
    asOf,
  ];
}

/** Every movement of a token up to an instant (ISO 8601), the oldest first. */
export function entryTable(ctx: Context, register: RegisterOf, asOf: string): CountedTable {
  const { organizationId, tokenId } = register;
  const sides = ["from", "to"].flatMap((side) => [
    { heading: `${side}Account`, width: 12 },
    { heading: `${side}Part`, width: 12 },
    { heading: `${side}CustomerId`, width: 38 },
    { heading: `${side}Name`, width: 28 },
    { heading: `${side}WalletAddress`, width: 44 },
  ]);
  return {
    name: "register",
    columns: [
      { heading: "createdAt", width: 26, holds: "instant" },
      { heading: "reason", width: 12 },
      { heading: "amount", width: 22, holds: "amount" },
      ...sides,
      { heading: "reference", width: 38 },
      { heading: "note", width: 40 },
      { heading: "ledgerEntryId", width: 38 },
    ],
    count: (db) => countEntries(db, register, asOf),
    async *batches(size = BATCH) {
      const batches = readBatches<EntryTexts, "created_at" | "id">(ctx.app, organizationId, size, {
        names: entryTexts,
        key: ["created_at", "id"],
        from: (sql, after) => ({
          alias: "e",
          from: sql`from ledger_entry e
            where e.organization_id = ${organizationId} and e.token_id = ${tokenId} and e.created_at <= ${asOf}
              ${after ? sql`and (e.created_at, e.id) > (${toIso(after.created_at)}::timestamptz, ${after.id})` : sql``}
            order by e.created_at, e.id`,
        }),
        rows: (sql, entries) => sql`
          select ${entryColumns(sql, organizationId, "LEDGER")} ${entrySource(sql, register, sql`(${entries})`)}
           order by e.created_at, e.id`,
      });
      for await (const rows of batches) yield rows.map(entryCells);
    },
  };
}

function entryCells(row: EntryTexts): Cells {
  return [
    toIso(row.created_at),
    row.reason,
    toAmountText(row.amount),
    row.from_kind,
    row.from_bucket,
    row.from_customer_id,
    row.from_name,
    row.from_wallet && checksumOf(row.from_wallet),
    row.to_kind,
    row.to_bucket,
    row.to_customer_id,
    row.to_name,
    row.to_wallet && checksumOf(row.to_wallet),
    row.reference,
    row.note,
    row.id,
  ];
}

/** The entries up to an instant: those that checkpoints have counted, and those since. */
async function countEntries(
  db: Database,
  { organizationId, tokenId }: RegisterOf,
  asOf: string,
): Promise<number> {
  const [row] = await raw(db)<{ rows: number }[]>`
    with counted as materialized (
      select coalesce(sum(c.entries), 0) as entries, coalesce(max(c.at), '-infinity') as at from register_checkpoint c
       where c.organization_id = ${organizationId} and c.token_id = ${tokenId} and c.at <= ${asOf}
    )
    select (c.entries + (
             select count(*) from ledger_entry e
              where e.organization_id = ${organizationId} and e.token_id = ${tokenId}
                and e.created_at > c.at and e.created_at <= ${asOf}))::int as rows
      from counted c`;
  return row?.rows ?? 0;
}
