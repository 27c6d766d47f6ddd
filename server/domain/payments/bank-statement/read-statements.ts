import { raw, type Sql } from "#db/client.ts";
import type { StatementFormat } from "#db/schema/enums.ts";
import type { Call, TenantContext } from "#server/kernel/context.ts";
import type { Page } from "#server/kernel/fields/list.ts";
import { toIso } from "#server/kernel/format.ts";
import { contains, createdWithin, when } from "#server/kernel/reading/narrowing.ts";
import { oneOf } from "#server/kernel/reading/one.ts";
import { readPage } from "#server/kernel/reading/page.ts";
import { type Fragment, idsOf } from "#server/kernel/reading/rows.ts";
import type {
  BankStatement,
  getBankStatement as getOperation,
  listBankStatements as listOperation,
} from "./contract.ts";

interface StatementRow {
  id: string;
  file_name: string;
  format: StatementFormat;
  iban: string | null;
  entries: number;
  new_entries: number;
  matched: number;
  open: number;
  ignored: number;
  created_at: string;
}

/**
 * One imported statement.
 * @throws Refusal bank_statement_not_found, not_allowed
 */
export async function getBankStatement({ ctx, input }: Call<typeof getOperation>): Promise<BankStatement> {
  const statement = await readStatement(ctx, input.bankStatementId);
  return statement;
}

/** Statements that were imported, newest first. */
export async function listBankStatements({
  ctx,
  input,
}: Call<typeof listOperation>): Promise<Page<BankStatement>> {
  const sql = raw(ctx.db);
  return readPage<StatementRow, BankStatement>(ctx.db, {
    input,
    columns: columns(sql),
    from: sql`${source(sql, ctx)} ${when(sql, input.q, (q) => contains(sql, "s.id, s.file_name, s.iban", q))}
      ${createdWithin(sql, ["bank_statement", "s"], ctx.actor.organizationId, input).condition}`,
    sorts: { createdAt: { expression: "s.created_at", type: "timestamptz" } },
    id: "s.id",
    present: presentStatement,
  });
}

/**
 * A statement of the organization.
 * @throws Refusal bank_statement_not_found
 */
export const readStatement = oneOf(readStatementsByIds, "bank_statement_not_found", "bankStatementId");

/** Statements as they are now, by their ids; a customer finds none. */
export async function readStatementsByIds(
  ctx: TenantContext,
  ids: readonly string[],
): Promise<Map<string, BankStatement>> {
  if (ctx.actor.kind === "customer") return new Map();
  const sql = raw(ctx.db);
  const rows = await sql<StatementRow[]>`
    select ${columns(sql)} ${source(sql, ctx)} and s.id = any (${idsOf(sql, ids)})`;
  return new Map(rows.map((row) => [row.id, presentStatement(row)]));
}

function columns(sql: Sql): Fragment {
  return sql`s.id, s.file_name, s.format, s.iban, s.entries, s.new_entries, coalesce(c.matched, 0) as matched,
    coalesce(c.open, 0) as open, coalesce(c.ignored, 0) as ignored, s.created_at`;
}

/** Statements with how many of their entries stand where now. */
function source(sql: Sql, { actor }: TenantContext): Fragment {
  return sql`from bank_statement s
    left join lateral (
      select count(*) filter (where e.status in ('MATCHED', 'RESOLVED'))::int as matched,
             count(*) filter (where e.status = 'OPEN')::int as open,
             count(*) filter (where e.status = 'IGNORED')::int as ignored
        from bank_entry e where e.organization_id = ${actor.organizationId} and e.bank_statement_id = s.id
    ) c on true
    where s.organization_id = ${actor.organizationId}`;
}

function presentStatement(row: StatementRow): BankStatement {
  return {
    bankStatementId: row.id,
    fileName: row.file_name,
    format: row.format,
    ...(row.iban !== null && { iban: row.iban }),
    entries: row.entries,
    newEntries: row.new_entries,
    matched: row.matched,
    open: row.open,
    ignored: row.ignored,
    createdAt: toIso(row.created_at),
  };
}
