import { raw } from "#db/client.ts";
import { keepInSync } from "#server/domain/chain/reconciliation/record-differences.ts";
import type { Caller } from "#server/kernel/access.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { change } from "#server/platform/audit/change.ts";
import { adopt } from "./adopt.ts";
import { type ChainDifference, resolveDifference as operation } from "./contract.ts";
import { correct } from "./correct.ts";
import { auditedDifference } from "./read-difference.ts";
import { endOf, instead, possibleResolutions } from "./rules.ts";

/**
 * Ends a difference between a contract and the register, once two want the same end: a member or a key proposes, another
 * one, who is a member, does it (docs/domain.md, Chain).
 * @throws Refusal chain_difference_not_found, invalid_transition, resolution_not_possible,
 * second_person_required, chain_wallet_unknown, register_cannot_follow
 */
export async function resolveDifference({ ctx, input }: Call<typeof operation>): Promise<ChainDifference> {
  const { tokenId, chainDifferenceId, resolution, reason } = input;
  const { organizationId } = ctx.actor;
  const by = nameOf(ctx.actor);
  const sql = raw(ctx.db);
  const kind = { action: operation.name, note: { resolution, reason } };
  return change(ctx, auditedDifference, chainDifferenceId, kind, async (before) => {
    if (before.tokenId !== tokenId) throw refuse("chain_difference_not_found", {}, "chainDifferenceId");
    const end = endOf[resolution];
    if (before.status !== "OPEN")
      throw refuse("invalid_transition", { from: before.status, to: end }, "chainDifferenceId");
    const possible = possibleResolutions({ kind: before.kind, hasMovements: before.movements.length > 0 });
    if (!possible.includes(resolution))
      throw refuse("resolution_not_possible", { instead: instead(before.kind) }, "resolution");
    if (before.proposal?.resolution !== resolution) {
      await sql`
        update chain_difference set requested_by = ${by}, requested_resolution = ${end}, reason = ${reason}
         where organization_id = ${organizationId} and id = ${chainDifferenceId} and status = 'OPEN'`;
      return;
    }
    if (ctx.actor.kind !== "member" || before.proposal.by === by)
      throw refuse("second_person_required", {}, "resolution");
    await sql`
      update chain_difference set status = ${end}, resolved_by = ${by}, resolved_at = ${ctx.now.toISOString()}
       where organization_id = ${organizationId} and id = ${chainDifferenceId} and status = 'OPEN'
         and requested_by <> ${by} and requested_resolution = ${end}`;
    if (resolution === "ADOPT") await adopt(ctx, chainDifferenceId, reason);
    if (resolution === "CORRECT") await correct(ctx, chainDifferenceId);
    await keepInSync(ctx, tokenId);
  });
}

/** Who proposes or agrees. */
function nameOf(actor: Caller): string {
  if (actor.kind === "member") return actor.userId;
  return (actor.kind === "apiKey" && actor.keyId) || "api";
}
