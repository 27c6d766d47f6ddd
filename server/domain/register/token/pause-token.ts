import { raw } from "#db/client.ts";
import type { Call, CallerContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { change } from "#server/platform/audit/change.ts";
import {
  pauseToken as pauseOperation,
  type RegisteredToken,
  unpauseToken as unpauseOperation,
} from "./contract.ts";
import { auditedToken } from "./read-tokens.ts";

/**
 * Pauses a token: nobody buys, offers or moves it until it is active again. Open offers stay, and can be cancelled.
 * @throws Refusal token_not_found, invalid_transition
 */
export function pauseToken({ ctx, input }: Call<typeof pauseOperation>): Promise<RegisteredToken> {
  return setPaused(ctx, input.tokenId, { action: pauseOperation.name, isPaused: true });
}

/**
 * Lets a paused token be bought, offered and moved again.
 * @throws Refusal token_not_found, invalid_transition
 */
export function unpauseToken({ ctx, input }: Call<typeof unpauseOperation>): Promise<RegisteredToken> {
  return setPaused(ctx, input.tokenId, { action: unpauseOperation.name, isPaused: false });
}

async function setPaused(
  ctx: CallerContext,
  tokenId: string,
  { action, isPaused }: { action: string; isPaused: boolean },
): Promise<RegisteredToken> {
  return change(ctx, auditedToken, tokenId, { action, event: "token.updated" }, async () => {
    const [changed] = await raw(ctx.db)`
    update token set is_paused = ${isPaused}
     where organization_id = ${ctx.actor.organizationId} and id = ${tokenId} and is_paused <> ${isPaused}
    returning id`;
    const state = isPaused ? "PAUSED" : "ACTIVE";
    if (!changed) throw refuse("invalid_transition", { from: state, to: state }, "tokenId");
  });
}
