import { type Database, raw, type Sql } from "#db/client.ts";
import { inTenant } from "#db/tenant.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import { toAmountText, toIso } from "#server/kernel/format.ts";
import type { Fragment } from "#server/kernel/reading.ts";
import { holdersAt, type RegisterOf } from "./holders-at.ts";
import { entryColumns, entrySource } from "./list-entries.ts";
import { type EntryRow, type HolderRow, presentEntry, presentHolder } from "./present.ts";

/** Rows read in one transaction, and held in memory at once. */
const BATCH = 5000;

/** A cell as it is written: text, an amount as a decimal text, or nothing. */
export interface Cell {
  readonly text: string;
  readonly isAmount?: boolean;
}

/** What is downloaded: its columns, how many rows there are, and the rows a batch at a time. */
export interface ExportTable {
  readonly name: string;
  /** Headings with the width a spreadsheet gives them, in characters. */
  readonly columns: readonly { readonly heading: string; readonly width: number }[];
  count(db: Database): Promise<number>;
  /** @param size rows read in one transaction, and held in memory at once */
  batches(size?: number): AsyncGenerator<Cell[][]>;
}

type Context = Pick<CallerContext, "app" | "now">;

const word = (text: string | undefined): Cell => ({ text: text ?? "" });
const amount = (text: string): Cell => ({ text, isAmount: true });

/** The register of a token's holders at an instant (ISO 8601), the largest first. */
export function holderTable(ctx: Context, register: RegisterOf, asOf: string): ExportTable {
  return {
    name: "holders",
    columns: [
      { heading: "customerId", width: 38 },
      { heading: "name", width: 28 },
      { heading: "walletAddress", width: 44 },
      { heading: "available", width: 22 },
      { heading: "frozen", width: 22 },
      { heading: "total", width: 22 },
      { heading: "sharePercent", width: 14 },
      { heading: "asOf", width: 26 },
    ],
    count: (db) =>
      counted(db, (sql) => sql`select count(*)::int as rows from (${holdersAt(sql, register, asOf)}) h`),
    async *batches(size = BATCH) {
      let after: HolderRow | undefined;
      let rows: HolderRow[];
      do {
        const last = after;
        rows = await inTenant(ctx.app, register.organizationId, "read", async (db) => {
          const sql = raw(db);
          const id = sql`h.customer_id || h.wallet_address`;
          return sql<HolderRow[]>`
            select h.customer_id, h.wallet_address, h.available::text, h.frozen::text, h.total::text, h.share::text,
                   h.name, h.username
              from (${holdersAt(sql, register, asOf)}) h
             where ${last ? sql`(h.total, ${id}) < (${last.total}::numeric, ${last.customer_id + last.wallet_address})` : sql`true`}
             order by h.total desc, ${id} desc limit ${size}`;
        });
        after = rows.at(-1);
        yield rows.map((row) => {
          const holder = presentHolder(row);
          return [
            word(holder.customerId),
            word(holder.name),
            word(holder.walletAddress),
            amount(holder.available),
            amount(holder.frozen),
            amount(holder.total),
            amount(toAmountText(row.share)),
            word(asOf),
          ];
        });
      } while (rows.length === size);
    },
  };
}

/** Every movement of a token up to an instant (ISO 8601), the oldest first. */
export function entryTable(ctx: Context, register: RegisterOf, asOf: string): ExportTable {
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
      { heading: "createdAt", width: 26 },
      { heading: "reason", width: 12 },
      { heading: "amount", width: 22 },
      ...sides,
      { heading: "reference", width: 38 },
      { heading: "note", width: 40 },
      { heading: "ledgerEntryId", width: 38 },
    ],
    count: (db) =>
      counted(
        db,
        (sql) => sql`select count(*)::int as rows from ledger_entry e
          where e.organization_id = ${register.organizationId} and e.token_id = ${register.tokenId} and e.created_at <= ${asOf}`,
      ),
    async *batches(size = BATCH) {
      let after: EntryRow | undefined;
      let rows: EntryRow[];
      do {
        const last = after;
        rows = await inTenant(ctx.app, register.organizationId, "read", async (db) => {
          const sql = raw(db);
          return sql<EntryRow[]>`
            select ${entryColumns(sql)} ${entrySource(sql, register)} and e.created_at <= ${asOf}
              ${last ? sql`and (e.created_at, e.id) > (${toIso(last.created_at)}::timestamptz, ${last.id})` : sql``}
             order by e.created_at, e.id limit ${size}`;
        });
        after = rows.at(-1);
        yield rows.map(entryCells);
      } while (rows.length === size);
    },
  };
}

function entryCells(row: EntryRow): Cell[] {
  const { createdAt, reason, amount: moved, from, to, reference, note, ledgerEntryId } = presentEntry(row);
  const side = ({ kind, bucket, customerId, name, walletAddress }: typeof from) =>
    [kind, bucket, customerId, name, walletAddress].map(word);
  return [
    word(createdAt),
    word(reason),
    amount(moved),
    ...side(from),
    ...side(to),
    word(reference),
    word(note),
    word(ledgerEntryId),
  ];
}

async function counted(db: Database, statement: (sql: Sql) => Fragment): Promise<number> {
  const sql = raw(db);
  const [row] = await sql<{ rows: number }[]>`${statement(sql)}`;
  return row?.rows ?? 0;
}
