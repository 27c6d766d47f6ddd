import { raw } from "#db/client.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { daysAfter } from "#server/kernel/fields/days.ts";
import { newId } from "#server/kernel/fields/id.ts";
import { actorId, record } from "#server/platform/audit/record.ts";
import { enqueue } from "#server/platform/queue/enqueue.ts";
import { EXPORT_DAYS, type Export, MOST_EXPORTS, type createExport as operation } from "./contract.ts";
import { mayRead, openDownload } from "./exported.ts";
import { readExport } from "./read-exports.ts";

/**
 * Has a file made by a job: everything there is now, as the direct download would answer it (docs/domain.md, Exports).
 * @throws Refusal not_allowed, invalid_value, too_many_exports, and whatever the direct download refuses
 */
export async function createExport({
  ctx,
  input: { resource, ...query },
}: Call<typeof operation>): Promise<Export> {
  if (!mayRead(ctx, resource)) throw refuse("not_allowed", { action: resource, kind: ctx.actor.kind });
  const { fileName, mediaType, rows } = await openDownload(ctx, resource, query);
  const { organizationId } = ctx.actor;
  const sql = raw(ctx.db);
  // Whoever asks for another one meanwhile waits, so that their number holds.
  await sql`select from organization where id = ${organizationId} for no key update`;
  const exportId = newId("exp", ctx.now);
  const kept = await sql`
    insert into export (organization_id, id, resource, query, status, actor_kind, actor_id, file_name, media_type,
      rows_total, created_at, expires_at)
    select ${organizationId}, ${exportId}, ${resource}, ${JSON.stringify(query)}::jsonb, 'PENDING', ${ctx.actor.kind},
           ${actorId(ctx.actor)}, ${fileName}, ${mediaType}, ${rows ?? null}::int, ${ctx.now.toISOString()},
           ${daysAfter(ctx.now, EXPORT_DAYS).toISOString()}
      from export where organization_id = ${organizationId} and status in ('PENDING', 'RUNNING')
    having count(*) < ${MOST_EXPORTS}
    returning id`;
  if (kept.length === 0) throw refuse("too_many_exports", { limit: MOST_EXPORTS });
  await enqueue(ctx, { task: "makeExport", key: exportId, payload: { exportId } });
  const created = await readExport(ctx, exportId);
  await record(ctx, { action: "createExport", resource: "export", id: exportId, after: created });
  return created;
}
