import { raw } from "#db/client.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import type { OfferingForm, updateOfferingForm as operation } from "./contract.ts";
import { type FormRow, formColumns, getOfferingForm, ownerOf, presentForm } from "./read-forms.ts";

/**
 * Keeps what the caller has typed of an offering, if nothing was saved since the revision it goes on from.
 * @throws Refusal offering_form_not_found, offering_form_changed
 */
export async function updateOfferingForm({
  ctx,
  input: { offeringFormId, values, revision },
}: Call<typeof operation>): Promise<OfferingForm> {
  const sql = raw(ctx.db);
  const [row] = await sql<FormRow[]>`
    update offering_form f
       set content = ${JSON.stringify(values)}, revision = f.revision + 1, saved_at = ${ctx.now.toISOString()}
     where f.organization_id = ${ctx.actor.organizationId} and f.id = ${offeringFormId}
       and f.owner_id = ${ownerOf(ctx.actor)} and f.revision = ${revision}
    returning ${formColumns(sql)}`;
  if (row) return presentForm(row);
  await getOfferingForm({ ctx, input: { offeringFormId } });
  throw refuse("offering_form_changed", {}, "revision");
}
