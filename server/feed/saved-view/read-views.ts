import { raw, type Sql } from "#db/client.ts";
import type { Caller } from "#server/kernel/access.ts";
import type { Call } from "#server/kernel/context.ts";
import { type Page, wholeList } from "#server/kernel/fields/list.ts";
import { toIso } from "#server/kernel/format.ts";
import type { Fragment } from "#server/kernel/reading/rows.ts";
import { actorId } from "#server/platform/audit/record.ts";
import type { listSavedViews as operation, SavedView } from "./contract.ts";

/** A view as it is read. */
export interface ViewRow {
  id: string;
  list: string;
  name: string;
  query: string;
  created_at: string;
}

/** The caller's own views of a list, by name. */
export async function listSavedViews({ ctx, input }: Call<typeof operation>): Promise<Page<SavedView>> {
  const sql = raw(ctx.db);
  const rows = await sql<ViewRow[]>`
    select ${viewColumns(sql)} from saved_view v
     where v.organization_id = ${ctx.actor.organizationId} and v.owner_id = ${ownerOf(ctx.actor)} and v.list = ${input.list}
     order by v.name`;
  return wholeList(rows.map(presentView));
}

/** Whose views they are: the person's, or the API key's; all who call without a key share theirs. */
export function ownerOf(actor: Caller): string {
  return actorId(actor) ?? "";
}

export function viewColumns(sql: Sql): Fragment {
  return sql`v.id, v.list, v.name, v.query, v.created_at`;
}

/** Makes the resource of a view. */
export function presentView({ id, list, name, query, created_at }: ViewRow): SavedView {
  return { savedViewId: id, list, name, query, createdAt: toIso(created_at) };
}
