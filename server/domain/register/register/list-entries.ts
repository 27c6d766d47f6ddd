import { raw, type Sql } from "#db/client.ts";
import { readToken } from "#server/domain/register/token/read-tokens.ts";
import type { Call, CallerContext } from "#server/kernel/context.ts";
import type { Page } from "#server/kernel/fields/list.ts";
import { contains, type Fragment, readPage, when } from "#server/kernel/reading.ts";
import type { LedgerEntry, listEntries as operation } from "./contract.ts";
import type { RegisterOf } from "./holders-at.ts";
import { type EntryRow, presentEntry } from "./present.ts";

const sorts = {
  createdAt: { expression: "e.created_at", type: "timestamptz" },
  amount: { expression: "e.amount", type: "numeric" },
} as const;

/**
 * Every movement of a token, newest first.
 * @throws Refusal token_not_found
 */
export async function listEntries({ ctx, input }: Call<typeof operation>): Promise<Page<LedgerEntry>> {
  const { tokenId } = input;
  await readToken(ctx, tokenId);
  const sql = raw(ctx.db);
  return readPage<EntryRow, LedgerEntry>(ctx.db, {
    input,
    columns: entryColumns(sql),
    from: sql`${entrySource(sql, { organizationId: ctx.actor.organizationId, tokenId })}
      ${when(sql, input.reason, (reason) => sql`e.reason = ${reason}`)}
      ${when(sql, input.customerId, (id) => sql`${id} in (d.customer_id, k.customer_id)`)}
      ${when(sql, input.q, (q) =>
        contains(
          sql,
          "e.id, e.reference, e.note, d.wallet_address, k.wallet_address, dc.name, dc.username, kc.name, kc.username",
          q,
        ),
      )}`,
    sorts,
    id: "e.id",
    present: presentEntry,
  });
}

/** Reads one entry. */
export async function readEntry(ctx: CallerContext, register: RegisterOf, id: string): Promise<LedgerEntry> {
  const sql = raw(ctx.db);
  const [row] = await sql<
    EntryRow[]
  >`select ${entryColumns(sql)} ${entrySource(sql, register)} and e.id = ${id}`;
  if (!row) throw new Error(`there is no ${id}`);
  return presentEntry(row);
}

/** What {@link presentEntry} needs, from {@link entrySource}. */
export function entryColumns(sql: Sql): Fragment {
  return sql`e.id, e.token_id, e.reason, e.amount::text, e.reference, e.note, e.created_at,
    d.kind as from_kind, e.debit_bucket as from_bucket, d.customer_id as from_customer_id,
    coalesce(dc.name, dc.username) as from_name, d.wallet_address as from_wallet,
    k.kind as to_kind, e.credit_bucket as to_bucket, k.customer_id as to_customer_id,
    coalesce(kc.name, kc.username) as to_name, k.wallet_address as to_wallet`;
}

/** The entries of a token's register with both their sides. */
export function entrySource(sql: Sql, { organizationId, tokenId }: RegisterOf): Fragment {
  return sql`from ledger_entry e
    join ledger_account d on d.organization_id = e.organization_id and d.id = e.debit_account_id
    join ledger_account k on k.organization_id = e.organization_id and k.id = e.credit_account_id
    left join customer dc on dc.organization_id = d.organization_id and dc.id = d.customer_id
    left join customer kc on kc.organization_id = k.organization_id and kc.id = k.customer_id
    where e.organization_id = ${organizationId} and e.token_id = ${tokenId}`;
}
