import { hash } from "node:crypto";
import { raw } from "#db/client.ts";
import { readSettings } from "#server/domain/organization/api.ts";
import { lockOfferings } from "#server/domain/settlement/api.ts";
import type { Call, CallerContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { newId } from "#server/kernel/fields/id.ts";
import { record } from "#server/platform/audit/record.ts";
import type { BankStatement, importBankStatement as operation } from "./contract.ts";
import { findCandidates, intentsOf, type Match, matchEntry } from "./match-entry.ts";
import { type IdentifiedEntry, type IdentifiedStatement, parseStatement } from "./parse-statement.ts";
import { readStatement } from "./read-statements.ts";

type NewEntry = IdentifiedEntry & { readonly id: string };

/**
 * Imports a statement and books what it holds, all or nothing. A file that was imported, and entries that another file
 * had, count once, however many import them at once.
 * @throws Refusal not_allowed, bank_statement_unreadable, bank_statement_other_account
 */
export async function importBankStatement({
  ctx,
  input: { fileName, content },
}: Call<typeof operation>): Promise<BankStatement> {
  const parsed = parseStatement(content);
  if (typeof parsed === "string") throw refuse("bank_statement_unreadable", { reason: parsed }, "content");
  await requireOwnAccount(ctx, parsed);
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const sha256 = hash("sha256", content, "hex");
  const statementId = newId("bst", ctx.now);
  const by = "userId" in ctx.actor ? ctx.actor.userId : null;
  const [statement] = await sql`
    insert into bank_statement (organization_id, id, file_name, format, sha256, iban, new_entries, entries, imported_by,
      created_at)
    values (${organizationId}, ${statementId}, ${fileName}, ${parsed.format}, ${sha256}, ${parsed.ibans[0] ?? null}, 0,
      ${parsed.entries.length}, ${by}, ${ctx.now.toISOString()})
    on conflict (organization_id, sha256) do nothing returning id`;
  if (!statement) return readKnown(ctx, sha256);
  const entries = await insertEntries(ctx, statementId, parsed.entries);
  await sql`
    update bank_statement set new_entries = ${entries.length}
     where organization_id = ${organizationId} and id = ${statementId}`;
  const candidates = await findCandidates(ctx, entries);
  // All offerings are locked first, by id; locking per entry could deadlock two imports.
  const locked = await lockOfferings(ctx, intentsOf(candidates));
  // Each is written before the next is looked at, which may be the same sum of the same purchase.
  for (const entry of entries)
    await writeMatch(ctx, entry.id, await matchEntry(ctx, locked, entry, candidates));
  const after = await readStatement(ctx, statementId);
  await record(ctx, {
    action: "importBankStatement",
    resource: "bank_statement",
    id: statementId,
    after,
    event: "bank_statement.imported",
  });
  return after;
}

/** A statement of another account is refused, since its entries are not this organization's money. */
async function requireOwnAccount(ctx: CallerContext, { ibans }: IdentifiedStatement): Promise<void> {
  const { bankAccount } = await readSettings(ctx);
  const other = bankAccount && ibans.find((iban) => iban !== bankAccount.iban);
  if (other) {
    throw refuse("bank_statement_other_account", { iban: other, expected: bankAccount.iban }, "content");
  }
}

async function readKnown(ctx: CallerContext, sha256: string): Promise<BankStatement> {
  const [known] = await raw(ctx.db)<{ id: string }[]>`
    select id from bank_statement where organization_id = ${ctx.actor.organizationId} and sha256 = ${sha256}`;
  return readStatement(ctx, known?.id ?? "");
}

/**
 * Writes the entries that no statement had before, in the order of their identities, so that two who import the same
 * wait for each other and never in a ring.
 * @returns them in the order of the file
 */
async function insertEntries(
  ctx: CallerContext,
  statementId: string,
  entries: readonly IdentifiedEntry[],
): Promise<NewEntry[]> {
  const identified = entries.map((entry) => ({ ...entry, id: newId("bke", ctx.now) }));
  const at = ctx.now.toISOString();
  const inserted = await raw(ctx.db)<{ id: string }[]>`
    insert into bank_entry (organization_id, id, bank_statement_id, identity, booking_date, amount, currency,
      counterparty_name, counterparty_account, remittance, status, created_at, updated_at)
    select ${ctx.actor.organizationId}, e.id, ${statementId}, e.identity, e."bookingDate", e.amount, e.currency,
           e."counterpartyName", e."counterpartyAccount", e.remittance, 'IGNORED', ${at}, ${at}
      from jsonb_to_recordset(${JSON.stringify(identified)}::jsonb) as e(id text, identity text, "bookingDate" date,
        amount numeric, currency text, "counterpartyName" text, "counterpartyAccount" text, remittance text)
     order by e.identity
    on conflict (organization_id, identity) do nothing
    returning id`;
  const isNew = new Set(inserted.map(({ id }) => id));
  return identified.filter(({ id }) => isNew.has(id));
}

async function writeMatch(ctx: CallerContext, id: string, match: Match): Promise<void> {
  await raw(ctx.db)`
    update bank_entry
       set status = ${match.status}, problem = ${match.problem}, offering_purchase_intent_id = ${match.intentId},
           payment_id = ${match.paymentId}, refund_id = ${match.refundId}
     where organization_id = ${ctx.actor.organizationId} and id = ${id}`;
}
