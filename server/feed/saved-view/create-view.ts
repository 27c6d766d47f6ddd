import { raw } from "#db/client.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { newId } from "#server/kernel/fields/id.ts";
import { MOST_VIEWS, type createSavedView as operation, type SavedView } from "./contract.ts";
import { ownerOf, presentView, type ViewRow, viewColumns } from "./read-views.ts";

/**
 * Keeps a view of a list for the caller; one of the same name is replaced. It is nobody else's matter, so the audit trail
 * does not tell of it.
 * @throws Refusal too_many_views
 */
export async function createSavedView({
  ctx,
  input: { list, name, query },
}: Call<typeof operation>): Promise<SavedView> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const owner = ownerOf(ctx.actor);
  const [row] = await sql<ViewRow[]>`
    insert into saved_view as v (organization_id, id, owner_id, list, name, query, created_at)
    select ${organizationId}, ${newId("svw", ctx.now)}, ${owner}, ${list}, ${name}, ${query}, ${ctx.now.toISOString()}
      from saved_view k
     where k.organization_id = ${organizationId} and k.owner_id = ${owner} and k.list = ${list} and k.name <> ${name}
    having count(*) < ${MOST_VIEWS}
    on conflict (organization_id, owner_id, list, name)
      do update set query = excluded.query, created_at = excluded.created_at
    returning ${viewColumns(sql)}`;
  if (!row) throw refuse("too_many_views", { limit: MOST_VIEWS });
  return presentView(row);
}
