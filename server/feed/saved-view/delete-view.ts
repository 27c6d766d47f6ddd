import { raw } from "#db/client.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import type { deleteSavedView as operation, SavedView } from "./contract.ts";
import { ownerOf, presentView, type ViewRow, viewColumns } from "./read-views.ts";

/**
 * Removes a view of the caller's own.
 * @throws Refusal saved_view_not_found
 */
export async function deleteSavedView({
  ctx,
  input: { savedViewId },
}: Call<typeof operation>): Promise<SavedView> {
  const sql = raw(ctx.db);
  const [row] = await sql<ViewRow[]>`
    delete from saved_view v
     where v.organization_id = ${ctx.actor.organizationId} and v.id = ${savedViewId} and v.owner_id = ${ownerOf(ctx.actor)}
    returning ${viewColumns(sql)}`;
  if (!row) throw refuse("saved_view_not_found", {}, "savedViewId");
  return presentView(row);
}
