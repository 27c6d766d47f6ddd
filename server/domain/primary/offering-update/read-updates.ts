import { type Database, raw, type Sql } from "#db/client.ts";
import { enterTenant } from "#db/tenant.ts";
import { getMarketOffering, readOffering } from "#server/domain/primary/offering/read-offerings.ts";
import type { Call, CallerContext, Context } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import type { Page } from "#server/kernel/fields/list.ts";
import { contains, when } from "#server/kernel/reading/narrowing.ts";
import { readPage } from "#server/kernel/reading/page.ts";
import type { Fragment } from "#server/kernel/reading/rows.ts";
import { isHolder } from "./audience.ts";
import type * as contract from "./contract.ts";
import type { OfferingUpdate } from "./contract.ts";
import { presentUpdate, type UpdateRow, updateColumns } from "./present.ts";

const sorts = { publishedAt: { expression: "u.shown_at", type: "timestamptz" } } as const;

/**
 * One update of an offering; a customer sees what is published, and meant for it.
 * @throws Refusal offering_not_found, offering_update_not_found
 */
export async function getOfferingUpdate({
  ctx,
  input,
}: Call<typeof contract.getOfferingUpdate>): Promise<OfferingUpdate> {
  await readOffering(ctx, input.offeringId);
  return readUpdate(ctx, input.offeringId, input.offeringUpdateId);
}

/** Reads an update of an offering that the caller may see. @throws Refusal offering_update_not_found */
export async function readUpdate(
  ctx: CallerContext,
  offeringId: string,
  id: string,
): Promise<OfferingUpdate> {
  const sql = raw(ctx.db);
  const [row] = await sql<UpdateRow[]>`
    select ${updateColumns(sql)} from offering_update u
     where u.organization_id = ${ctx.actor.organizationId} and u.offering_id = ${offeringId} and u.id = ${id}
       ${visible(sql, ctx)}`;
  if (!row) throw refuse("offering_update_not_found", {}, "offeringUpdateId");
  return presentUpdate(row);
}

/**
 * Updates of an offering of the caller's organization, those to be published first.
 * @throws Refusal offering_not_found
 */
export async function listOfferingUpdates({
  ctx,
  input,
}: Call<typeof contract.listOfferingUpdates>): Promise<Page<OfferingUpdate>> {
  await readOffering(ctx, input.offeringId);
  const sql = raw(ctx.db);
  return readUpdatePage(
    ctx.db,
    ctx.actor.organizationId,
    input,
    sql`${visible(sql, ctx)} ${when(sql, input.status, (status) => sql`u.status = ${status}`)}`,
  );
}

/**
 * What the issuer of a published offering, of any organization, tells anybody; the latest first.
 * @throws Refusal offering_not_found
 */
export async function listMarketUpdates({
  ctx,
  input,
}: Call<typeof contract.listMarketUpdates, Context>): Promise<Page<OfferingUpdate>> {
  const { organizationId } = await getMarketOffering({ ctx, input });
  await enterTenant(ctx.db, organizationId);
  const isPublic = raw(ctx.db)`and u.status = 'PUBLISHED' and u.audience = 'PUBLIC'`;
  return readUpdatePage(ctx.db, organizationId, input, isPublic);
}

function readUpdatePage(
  db: Database,
  organizationId: string,
  input: Call<typeof contract.listMarketUpdates>["input"],
  condition: Fragment,
): Promise<Page<OfferingUpdate>> {
  const sql = raw(db);
  return readPage<UpdateRow, OfferingUpdate>(db, {
    input,
    columns: updateColumns(sql),
    from: sql`from offering_update u where u.organization_id = ${organizationId} and u.offering_id = ${input.offeringId}
      ${condition} ${when(sql, input.q, (q) => contains(sql, "u.title, u.text", q))}`,
    sorts,
    defaultSort: "publishedAt",
    id: "u.id",
    present: presentUpdate,
  });
}

/** What a customer sees: what is published, for anybody or for the holder it is. */
function visible(sql: Sql, { actor }: CallerContext): Fragment {
  if (actor.kind !== "customer") return sql``;
  const { organizationId, customerId } = actor;
  return sql`and u.status = 'PUBLISHED' and (u.audience = 'PUBLIC' or exists (
    select from customer c join offering o on o.organization_id = ${organizationId} and o.id = u.offering_id
     where c.organization_id = ${organizationId} and c.id = ${customerId} and ${isHolder(sql, organizationId)}))`;
}
