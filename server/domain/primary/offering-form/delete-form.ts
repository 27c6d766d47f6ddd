import { raw } from "#db/client.ts";
import type { Call } from "#server/kernel/context.ts";
import type { OfferingForm, deleteOfferingForm as operation } from "./contract.ts";
import { type FormRow, formColumns, formNotFound, ownerOf, presentForm } from "./read-forms.ts";

/**
 * Forgets what the caller has typed of an offering.
 * @throws Refusal offering_form_not_found
 */
export async function deleteOfferingForm({
  ctx,
  input: { offeringFormId },
}: Call<typeof operation>): Promise<OfferingForm> {
  const sql = raw(ctx.db);
  const [row] = await sql<FormRow[]>`
    delete from offering_form f
     where f.organization_id = ${ctx.actor.organizationId} and f.id = ${offeringFormId}
       and f.owner_id = ${ownerOf(ctx.actor)}
    returning ${formColumns(sql)}`;
  if (!row) throw formNotFound();
  return presentForm(row);
}
