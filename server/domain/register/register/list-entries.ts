import { raw, type Sql } from "#db/client.ts";
import type { TokenSettlement } from "#db/schema/enums.ts";
import { readToken } from "#server/domain/register/token/read-tokens.ts";
import { onChain } from "#server/domain/settlement/api.ts";
import type { Call, CallerContext, InputOf } from "#server/kernel/context.ts";
import type { Page } from "#server/kernel/fields/list.ts";
import { toAmountText } from "#server/kernel/format.ts";
import { readCursor } from "#server/kernel/reading/keyset.ts";
import { createdWithin, when } from "#server/kernel/reading/narrowing.ts";
import { readPage } from "#server/kernel/reading/page.ts";
import { type Fragment, isKey } from "#server/kernel/reading/rows.ts";
import { addressText, instantText, type Texts, textsFor, written } from "#server/kernel/reading/texts.ts";
import type { EntryReason, LedgerEntry, listEntries as operation } from "./contract.ts";
import type { RegisterOf } from "./holders-at.ts";
import { type EntryRow, presentEntry } from "./present.ts";
import { typedEntries } from "./typed.ts";

const sorts = { createdAt: { expression: "e.created_at", type: "timestamptz" } } as const;

/**
 * Every movement of a token, newest first.
 * @throws Refusal token_not_found
 */
export async function listEntries({ ctx, input }: Call<typeof operation>): Promise<Page<LedgerEntry>> {
  const { tokenId } = input;
  const { settlement } = await readToken(ctx, tokenId);
  const sql = raw(ctx.db);
  const register = { organizationId: ctx.actor.organizationId, tokenId };
  return readPage<EntryRow, LedgerEntry>(ctx.db, {
    input,
    columns: entryColumns(sql, register.organizationId, settlement),
    alias: "e",
    from: sql`from ledger_entry e
      where e.organization_id = ${register.organizationId} and e.token_id = ${tokenId} ${ofReason(sql, input.reason)}
      ${when(sql, input.customerId, (id) => sql`e.id in (${entriesOf(sql, register, id, input)})`)}
      ${createdWithin(sql, ["ledger_entry", "e"], register.organizationId, input).condition}`,
    joins: sides(sql, register.organizationId),
    seek: input.q ? typedEntries(sql, register, input.q) : undefined,
    sorts,
    id: "e.id",
    present: presentEntry,
    ...textsFor(ctx, () => ({ texts: textsOf(sql) })),
  });
}

/** The reason stands in the statement as it is, so that its index is chosen. */
function ofReason(sql: Sql, reason: EntryReason | undefined): Fragment {
  return reason === undefined ? sql`` : sql.unsafe(`and e.reason = '${reason}'`);
}

/** Ids of the entries of a customer's wallets, from each side as many as a page takes; all of them to be searched, counted or narrowed further. */
function entriesOf(
  sql: Sql,
  { organizationId, tokenId }: RegisterOf,
  customerId: string,
  { q, total, reason, order, cursor, limit, createdFrom, createdTo }: InputOf<typeof operation>,
): Fragment {
  const isWhole = [q, total, createdFrom, createdTo].some((value) => value !== undefined);
  const after = isWhole ? null : readCursor(cursor);
  const [direction, beyond] = order === "asc" ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`];
  const start =
    after &&
    sql`and (e.created_at, e.id) ${beyond} ((select ${after.value}::text::timestamptz), ${after.id}::text)`;
  const side = (account: Fragment) => sql`
    (select e.id from ledger_entry e
      where e.organization_id = ${organizationId} and ${isKey(sql, account, sql`a.id`)} ${ofReason(sql, reason)} ${start ?? sql``}
      order by e.created_at ${direction}, e.id ${direction} limit ${isWhole ? null : limit + 1})`;
  return sql`
    select s.id from ledger_account a
     cross join lateral (${side(sql`e.debit_account_id`)} union all ${side(sql`e.credit_account_id`)}) s
     where a.organization_id = ${organizationId} and a.token_id = ${tokenId} and a.customer_id = ${customerId}`;
}

/** Reads one entry. */
export async function readEntry(ctx: CallerContext, register: RegisterOf, id: string): Promise<LedgerEntry> {
  const sql = raw(ctx.db);
  const { settlement } = await readToken(ctx, register.tokenId);
  const [row] = await sql<EntryRow[]>`
    select ${entryColumns(sql, register.organizationId, settlement)} ${entrySource(sql, register)} and e.id = ${id}`;
  if (!row) throw new Error(`there is no ${id}`);
  return presentEntry(row);
}

/** What {@link presentEntry} needs, from {@link entrySource}. */
export function entryColumns(sql: Sql, organizationId: string, settlement: TokenSettlement): Fragment {
  return sql`e.id, e.token_id, e.reason, e.amount::text, e.reference, e.note, e.created_at,
    d.kind as from_kind, e.debit_bucket as from_bucket, d.customer_id as from_customer_id,
    coalesce(dc.name, dc.username) as from_name, d.wallet_address as from_wallet,
    k.kind as to_kind, e.credit_bucket as to_bucket, k.customer_id as to_customer_id,
    coalesce(kc.name, kc.username) as to_name, k.wallet_address as to_wallet,
    ${settlement === "ERC3643" ? onChain(sql, organizationId, sql`o.ledger_entry_id = e.id`) : null}::json as on_chain`;
}

/** What {@link presentEntry} makes, field by field. */
function textsOf(sql: Sql): Texts {
  return {
    ledgerEntryId: sql`e.id`,
    createdAt: instantText(sql`e.created_at`),
    reason: sql`e.reason`,
    amount: written(toAmountText, sql`e.amount`),
    "from.kind": sql`d.kind`,
    "from.bucket": sql`e.debit_bucket`,
    "from.customerId": sql`d.customer_id`,
    "from.name": sql`coalesce(dc.name, dc.username)`,
    "from.walletAddress": addressText(sql`d.wallet_address`),
    "to.kind": sql`k.kind`,
    "to.bucket": sql`e.credit_bucket`,
    "to.customerId": sql`k.customer_id`,
    "to.name": sql`coalesce(kc.name, kc.username)`,
    "to.walletAddress": addressText(sql`k.wallet_address`),
    reference: sql`e.reference`,
    note: sql`e.note`,
  };
}

/** Entries of a token's register, of all or of these rows, with both their sides. */
export function entrySource(
  sql: Sql,
  { organizationId, tokenId }: RegisterOf,
  rows = sql`ledger_entry`,
): Fragment {
  return sql`from ${rows} e ${sides(sql, organizationId)}
    where e.organization_id = ${organizationId} and e.token_id = ${tokenId}`;
}

/** Both sides of entries `e`: `d` and `k` with their customers. */
function sides(sql: Sql, organizationId: string): Fragment {
  return sql`
    join ledger_account d on d.organization_id = ${organizationId} and d.id = e.debit_account_id
    join ledger_account k on k.organization_id = ${organizationId} and k.id = e.credit_account_id
    left join customer dc on dc.organization_id = ${organizationId} and dc.id = d.customer_id
    left join customer kc on kc.organization_id = ${organizationId} and kc.id = k.customer_id`;
}
