import { raw, type Sql } from "#db/client.ts";
import type { Caller } from "#server/kernel/access.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { type Page, wholeList } from "#server/kernel/fields/list.ts";
import { toIso } from "#server/kernel/format.ts";
import type { Fragment } from "#server/kernel/reading/rows.ts";
import { actorId } from "#server/platform/audit/record.ts";
import type * as contract from "./contract.ts";
import type { OfferingForm } from "./contract.ts";

/** A form as it is read. */
export interface FormRow {
  id: string;
  content: string;
  revision: number;
  saved_at: string;
}

/** What the caller has typed of offerings that are not made yet, the one saved last first. */
export async function listOfferingForms({
  ctx,
}: Call<typeof contract.listOfferingForms>): Promise<Page<OfferingForm>> {
  const sql = raw(ctx.db);
  const rows = await sql<FormRow[]>`
    select ${formColumns(sql)} from offering_form f
     where f.organization_id = ${ctx.actor.organizationId} and f.owner_id = ${ownerOf(ctx.actor)}
     order by f.saved_at desc, f.id desc`;
  return wholeList(rows.map(presentForm));
}

/**
 * One of them.
 * @throws Refusal offering_form_not_found
 */
export async function getOfferingForm({
  ctx,
  input: { offeringFormId },
}: Call<typeof contract.getOfferingForm>): Promise<OfferingForm> {
  const sql = raw(ctx.db);
  const [row] = await sql<FormRow[]>`
    select ${formColumns(sql)} from offering_form f
     where f.organization_id = ${ctx.actor.organizationId} and f.id = ${offeringFormId}
       and f.owner_id = ${ownerOf(ctx.actor)}`;
  if (!row) throw formNotFound();
  return presentForm(row);
}

export function formNotFound() {
  return refuse("offering_form_not_found", {}, "offeringFormId");
}

/** Whose forms they are: the person's, or the API key's; all who call without a key share theirs. */
export function ownerOf(actor: Caller): string {
  return actorId(actor) ?? "";
}

export function formColumns(sql: Sql): Fragment {
  return sql`f.id, f.content, f.revision, f.saved_at`;
}

/** Makes the resource of a form. */
export function presentForm({ id, content, revision, saved_at }: FormRow): OfferingForm {
  const values = JSON.parse(content) as OfferingForm["values"];
  return { offeringFormId: id, values, revision, savedAt: toIso(saved_at) };
}
