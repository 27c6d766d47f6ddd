import { raw } from "#db/client.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { change } from "#server/platform/audit/change.ts";
import { type Export, cancelExport as operation } from "./contract.ts";
import { auditedExport } from "./read-exports.ts";

/**
 * Stops making an export; its job notices with the next rows.
 * @throws Refusal export_not_found, invalid_transition where it is not being made any more
 */
export function cancelExport({ ctx, input: { exportId } }: Call<typeof operation>): Promise<Export> {
  return change(ctx, auditedExport, exportId, { action: operation.name }, async ({ status }) => {
    const cancelled = await raw(ctx.db)`
      update export set status = 'CANCELLED', completed_at = ${ctx.now.toISOString()}
       where organization_id = ${ctx.actor.organizationId} and id = ${exportId} and status in ('PENDING', 'RUNNING')
      returning id`;
    if (cancelled.length === 0)
      throw refuse("invalid_transition", { from: status, to: "CANCELLED" }, "exportId");
  });
}
