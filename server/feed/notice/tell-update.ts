import { raw } from "#db/client.ts";
import type { OfferingUpdateAudience } from "#db/schema/enums.ts";
import { isHolder } from "#server/domain/primary/api.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import { toIso } from "#server/kernel/format.ts";
import type { TaskCall } from "#server/kernel/module.ts";
import { asSystem } from "#server/kernel/system-context.ts";
import { writeNotices } from "./tell.ts";

/** Readers told in one transaction. */
const BATCH = 500;

/**
 * Tells an update to those it is for, batch by batch: notices tell who was told already, so whoever takes over from a
 * process that was killed goes on where it stopped, and nobody gets a second mail.
 */
export async function tellUpdate({ app, organizationId, payload, now }: TaskCall): Promise<void> {
  const offeringUpdateId = String(payload.offeringUpdateId);
  for (let last: string | undefined = ""; last !== undefined; ) {
    const after: string = last;
    last = await asSystem(app, organizationId, now, (ctx) => tellBatch(ctx, offeringUpdateId, after));
  }
}

interface Told {
  id: string;
  offering_id: string;
  token_id: string;
  title: string;
  offering: string;
  audience: OfferingUpdateAudience;
  published_at: string;
}

/** @returns the last customer of a full batch */
async function tellBatch(
  ctx: CallerContext,
  offeringUpdateId: string,
  after: string,
): Promise<string | undefined> {
  const { organizationId } = ctx.actor;
  const [update] = await raw(ctx.db)<Told[]>`
    select u.id, u.offering_id, o.token_id, u.title, o.title as offering, u.audience, u.published_at
      from offering_update u
      join offering o on o.organization_id = ${organizationId} and o.id = u.offering_id
     where u.organization_id = ${organizationId} and u.id = ${offeringUpdateId} and u.status = 'PUBLISHED'`;
  if (!update) return undefined;
  const readers = await readersOf(ctx, update, after);
  await writeNotices(
    ctx,
    readers.map((recipientId) => ({
      recipientId,
      topic: "OFFERING_UPDATE",
      resourceId: update.id,
      facts: { offering: update.offering, offeringId: update.offering_id, title: update.title },
      at: toIso(update.published_at),
    })),
  );
  return readers.length < BATCH ? undefined : readers.at(-1);
}

/** Customers who bought or hold, by their ids: of a public update also those whose purchase is under way. */
async function readersOf(ctx: CallerContext, update: Told, after: string): Promise<string[]> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const rows = await sql<{ id: string }[]>`
    with concerned as (
      select i.customer_id from offering_purchase_intent i
       where i.organization_id = ${organizationId} and i.offering_id = ${update.offering_id}
         and i.purchase_status in ('PENDING', 'COMPLETED') and i.customer_id > ${after}
      union
      select a.customer_id from ledger_account a
       where a.organization_id = ${organizationId} and a.token_id = ${update.token_id} and a.kind = 'WALLET'
         and a.total > 0 and a.customer_id > ${after}
    )
    select c.id from customer c
      join concerned k on k.customer_id = c.id
      join offering o on o.organization_id = ${organizationId} and o.id = ${update.offering_id}
     where c.organization_id = ${organizationId}
       and (${update.audience} = 'PUBLIC' or ${isHolder(sql, organizationId)})
     order by c.id limit ${BATCH}`;
  return rows.map(({ id }) => id);
}
