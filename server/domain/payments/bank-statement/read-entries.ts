import { raw, type Sql } from "#db/client.ts";
import type { BankEntryProblem, BankEntryResolution, BankEntryStatus } from "#db/schema/enums.ts";
import { bankEntryFacets } from "#db/schema/facets.ts";
import type { Call, TenantContext } from "#server/kernel/context.ts";
import type { Page } from "#server/kernel/fields/list.ts";
import { toIso, toNumber } from "#server/kernel/format.ts";
import { byFacets, createdWithin, when } from "#server/kernel/reading/narrowing.ts";
import { oneOf } from "#server/kernel/reading/one.ts";
import { readPage } from "#server/kernel/reading/page.ts";
import type { Seek } from "#server/kernel/reading/query.ts";
import { byKey, type Fragment } from "#server/kernel/reading/rows.ts";
import { beginning, idsFound, isFound, isId } from "#server/kernel/reading/search.ts";
import { allOf } from "#server/kernel/reading/seek.ts";
import { instantText, numberText, type Texts, textsFor } from "#server/kernel/reading/texts.ts";
import { type Audited, lockRow } from "#server/platform/audit/change.ts";
import type {
  BankEntry,
  getBankEntry as getOperation,
  listBankEntries as listOperation,
} from "./contract.ts";
import { resolutionsOf } from "./rules.ts";

interface EntryRow {
  id: string;
  bank_statement_id: string;
  booking_date: string;
  amount: string;
  currency: string;
  counterparty_name: string | null;
  counterparty_account: string | null;
  remittance: string | null;
  status: BankEntryStatus;
  problem: BankEntryProblem | null;
  resolution: BankEntryResolution | null;
  resolved_at: string | null;
  offering_purchase_intent_id: string | null;
  customer_name: string | null;
  open_amount: string | null;
  payment_id: string | null;
  refund_id: string | null;
  created_at: string;
  updated_at: string;
}

const sorts = {
  createdAt: { expression: "e.created_at", type: "timestamptz" },
  bookingDate: { expression: "e.booking_date", type: "date" },
  amount: { expression: "e.cents", type: "bigint" },
} as const;

/**
 * One entry of a statement.
 * @throws Refusal bank_entry_not_found, not_allowed
 */
export async function getBankEntry({ ctx, input }: Call<typeof getOperation>): Promise<BankEntry> {
  const entry = await readEntry(ctx, input.bankEntryId);
  return entry;
}

/** Entries of statements, newest first. */
export async function listBankEntries({ ctx, input }: Call<typeof listOperation>): Promise<Page<BankEntry>> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const isFew = (input.bankStatementId ?? input.offeringPurchaseIntentId) !== undefined;
  const { condition, facets } = byFacets(sql, "e", bankEntryFacets, input, isFew ? "few" : "each");
  const created = createdWithin(sql, ["bank_entry", "e"], organizationId, input);
  const typed = input.q ? typedFor(sql, organizationId, input.q) : undefined;
  return readPage<EntryRow, BankEntry>(ctx.db, {
    input,
    columns: columns(sql),
    alias: "e",
    from: sql`from bank_entry e where e.organization_id = ${organizationId} ${condition}
      ${when(sql, input.bankStatementId, (id) => sql`e.bank_statement_id = ${id}`)}
      ${when(sql, input.offeringPurchaseIntentId, (id) => sql`e.offering_purchase_intent_id = ${id}`)}
      ${created.condition}`,
    joins: joins(sql, organizationId),
    ...(facets && { facets }),
    seek: allOf(sql, [typed, created.seek]),
    sums: { amount: "e.amount", currency: "e.currency" },
    sorts,
    id: "e.id",
    present: presentListedEntry,
    ...textsFor(ctx, () => ({ texts: textsOf(sql) })),
  });
}

/** Entries by what people type: their id, or what the bank wrote. */
function typedFor(sql: Sql, organizationId: string, typed: string): Seek {
  if (isId(typed, "bke")) {
    const table = sql`select e.id from bank_entry e where e.organization_id = ${organizationId}`;
    return beginning(sql, sql`e.id`, typed, table);
  }
  return {
    matches: isFound(sql, sql`e.search`, typed),
    found: sql`select f.id from ${idsFound(sql, organizationId, "bank_entry", typed)} f(id)`,
    isExact: true,
  };
}

/**
 * An entry of the organization.
 * @throws Refusal bank_entry_not_found
 */
export const readEntry = oneOf(readEntriesByIds, "bank_entry_not_found", "bankEntryId");

/** How changes of an entry are recorded; the offering of its purchase is to be locked before it, as imports do. */
export const auditedEntry: Audited<BankEntry> = {
  type: "bank_entry",
  lock: lockRow("bank_entry"),
  read: readEntry,
};

/** Entries of the organization by their ids. A customer knows of its payments, and not of the account they came to. */
export async function readEntriesByIds(
  ctx: TenantContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, BankEntry>> {
  if (ctx.actor.kind === "customer") return new Map();
  const sql = raw(ctx.db);
  const rows = await sql<EntryRow[]>`
    select ${columns(sql)} ${source(sql, ctx, ids)}`;
  return new Map(rows.map((row) => [row.id, presentEntry(row)]));
}

function columns(sql: Sql): Fragment {
  return sql`e.id, e.bank_statement_id, e.booking_date::text, e.amount::text, e.currency, e.counterparty_name,
    e.counterparty_account, e.remittance, e.status, e.problem, e.resolution, e.resolved_at,
    e.offering_purchase_intent_id, coalesce(c.name, c.username) as customer_name,
    case when i.purchase_status = 'PENDING' and i.paid_at is null
      then (i.purchase_amount - i.received_amount)::text end as open_amount, e.payment_id, e.refund_id, e.created_at, e.updated_at`;
}

/** What {@link presentListedEntry} makes, field by field. */
function textsOf(sql: Sql): Texts {
  return {
    bankEntryId: sql`e.id`,
    bankStatementId: sql`e.bank_statement_id`,
    bookingDate: sql`e.booking_date`,
    amount: numberText(sql`e.amount`),
    currency: sql`e.currency`,
    counterpartyName: sql`e.counterparty_name`,
    counterpartyAccount: sql`e.counterparty_account`,
    remittance: sql`e.remittance`,
    status: sql`e.status`,
    problem: sql`e.problem`,
    resolution: sql`e.resolution`,
    resolvedAt: instantText(sql`e.resolved_at`),
    offeringPurchaseIntentId: sql`e.offering_purchase_intent_id`,
    customerName: sql`coalesce(c.name, c.username)`,
    paymentId: sql`e.payment_id`,
    refundId: sql`e.refund_id`,
    createdAt: instantText(sql`e.created_at`),
  };
}

/** What entries `e` are joined to: the purchase they name, and its buyer. */
function joins(sql: Sql, organizationId: string): Fragment {
  return sql`
    left join offering_purchase_intent i
      on i.organization_id = ${organizationId} and i.id = e.offering_purchase_intent_id
    left join customer c on c.organization_id = ${organizationId} and c.id = i.customer_id`;
}

function source(sql: Sql, { actor: { organizationId } }: TenantContext, ids: readonly string[]): Fragment {
  return sql`from ${byKey(sql, "bank_entry", organizationId, ids)} e ${joins(sql, organizationId)}
    where e.organization_id = ${organizationId}`;
}

function presentEntry(row: EntryRow): BankEntry {
  const { status, problem, offering_purchase_intent_id: intentId, payment_id: paymentId } = row;
  return {
    bankEntryId: row.id,
    bankStatementId: row.bank_statement_id,
    bookingDate: row.booking_date,
    amount: toNumber(row.amount),
    currency: row.currency,
    ...(row.counterparty_name !== null && { counterpartyName: row.counterparty_name }),
    ...(row.counterparty_account !== null && { counterpartyAccount: row.counterparty_account }),
    ...(row.remittance !== null && { remittance: row.remittance }),
    status,
    ...(problem !== null && { problem }),
    resolutions: resolutionsOf({ status, problem, offeringPurchaseIntentId: intentId, paymentId }),
    ...(row.resolution !== null && { resolution: row.resolution }),
    ...(row.resolved_at !== null && { resolvedAt: toIso(row.resolved_at) }),
    ...(intentId !== null && { offeringPurchaseIntentId: intentId }),
    ...(paymentId !== null && { paymentId }),
    ...(row.refund_id !== null && { refundId: row.refund_id }),
    createdAt: toIso(row.created_at),
    updatedAt: toIso(row.updated_at),
  };
}

/** The same in a list: with what follows from the purchase and its customer, and so stands in no event. */
function presentListedEntry(row: EntryRow): BankEntry {
  return {
    ...presentEntry(row),
    ...(row.customer_name !== null && { customerName: row.customer_name }),
    ...(row.open_amount !== null && { openAmount: toNumber(row.open_amount) }),
  };
}
