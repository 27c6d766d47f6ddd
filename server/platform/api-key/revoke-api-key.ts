import { raw } from "#db/client.ts";
import type { Call, CallerContext } from "#server/kernel/context.ts";
import { record } from "#server/platform/audit/record.ts";
import { type ApiKey, revokeApiKey as operation } from "./contract.ts";
import { keyRing } from "./key-ring.ts";
import { readApiKey } from "./read-api-keys.ts";

/**
 * Ends a key for good.
 * @throws Refusal api_key_not_found, not_allowed
 */
export async function revokeApiKey({ ctx, input }: Call<typeof operation>): Promise<ApiKey> {
  const before = await readApiKey(ctx, input.apiKeyId);
  return endApiKey(ctx, before);
}

/** Ends a key for whoever was found to be allowed to; one that is revoked already stays as it is. */
export async function endApiKey(ctx: CallerContext, before: ApiKey): Promise<ApiKey> {
  const { apiKeyId } = before;
  const [revoked] = await raw(ctx.db)`
    update api_key set revoked_at = ${ctx.now.toISOString()}
     where organization_id = ${ctx.actor.organizationId} and id = ${apiKeyId} and revoked_at is null
    returning id`;
  const after = await readApiKey(ctx, apiKeyId);
  if (!revoked) return after;
  await record(ctx, { action: operation.name, resource: "api_key", id: apiKeyId, before, after });
  keyRing(ctx.app).forget();
  return after;
}
