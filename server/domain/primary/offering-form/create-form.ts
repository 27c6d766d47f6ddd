import { raw } from "#db/client.ts";
import type { Call } from "#server/kernel/context.ts";
import { newId } from "#server/kernel/fields/id.ts";
import { MOST_FORMS, type OfferingForm, type createOfferingForm as operation } from "./contract.ts";
import { ownerOf } from "./read-forms.ts";

/**
 * Keeps what the caller begins to type of an offering, and no more forms than {@link MOST_FORMS}. It is nobody else's
 * matter, so the audit trail does not tell of it.
 */
export async function createOfferingForm({
  ctx,
  input: { values },
}: Call<typeof operation>): Promise<OfferingForm> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const owner = ownerOf(ctx.actor);
  await sql`
    delete from offering_form f
     where f.organization_id = ${organizationId} and f.owner_id = ${owner} and f.id in (
       select k.id from offering_form k
        where k.organization_id = ${organizationId} and k.owner_id = ${owner}
        order by k.saved_at desc, k.id desc offset ${MOST_FORMS - 1})`;
  const offeringFormId = newId("ofm", ctx.now);
  const savedAt = ctx.now.toISOString();
  await sql`
    insert into offering_form (organization_id, id, owner_id, content, revision, saved_at)
    values (${organizationId}, ${offeringFormId}, ${owner}, ${JSON.stringify(values)}, 1, ${savedAt})`;
  return { offeringFormId, values, revision: 1, savedAt };
}
