import { raw } from "#db/client.ts";
import type { Call, CallerContext } from "#server/kernel/context.ts";
import { changeIf } from "#server/platform/audit/change.ts";
import { type ApiKey, revokeApiKey as operation } from "./contract.ts";
import { keyCache } from "./key-cache.ts";
import { auditedApiKey, readApiKey } from "./read-api-keys.ts";

/**
 * Ends a key for good.
 * @throws Refusal api_key_not_found, not_allowed
 */
export async function revokeApiKey({ ctx, input }: Call<typeof operation>): Promise<ApiKey> {
  return endApiKey(ctx, input.apiKeyId);
}

/**
 * Ends a key for whoever was found to be allowed to; one that is revoked already stays as it is.
 * @throws Refusal api_key_not_found
 */
export async function endApiKey(ctx: CallerContext, apiKeyId: string): Promise<ApiKey> {
  const revoked = await changeIf(ctx, auditedApiKey, apiKeyId, { action: operation.name }, async () => {
    const [key] = await raw(ctx.db)<{ hash: string }[]>`
      update api_key set revoked_at = ${ctx.now.toISOString()}
       where organization_id = ${ctx.actor.organizationId} and id = ${apiKeyId} and revoked_at is null
      returning hash`;
    if (key) keyCache(ctx.app).forget(key.hash);
    return key !== undefined;
  });
  return revoked ?? readApiKey(ctx, apiKeyId);
}
