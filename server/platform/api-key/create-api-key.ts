import { raw } from "#db/client.ts";
import { can } from "#server/kernel/access.ts";
import type { Call, CallerContext, InputOf } from "#server/kernel/context.ts";
import { refuse, refuseAny, violation } from "#server/kernel/errors.ts";
import { newId } from "#server/kernel/fields/id.ts";
import { instant } from "#server/kernel/fields/text.ts";
import { record } from "#server/platform/audit/record.ts";
import { requireRealTime } from "#server/platform/test-clock/test-mode.ts";
import { type CreatedApiKey, createApiKey as operation } from "./contract.ts";
import { hashOf, newKey, prefixOf } from "./key.ts";
import { readApiKey } from "./read-api-keys.ts";

type Input = InputOf<typeof operation>;

/**
 * Makes a key, which may do no more than the member who makes it.
 * @throws Refusal not_allowed, invalid_value, test_clock_turned
 */
export async function createApiKey({ ctx, input }: Call<typeof operation>): Promise<CreatedApiKey> {
  const { actor } = ctx;
  const beyond = input.scopes.filter((scope) => !can(actor, scope));
  refuseAny(beyond.map((action) => violation("not_allowed", { action }, "scopes")));
  return issueApiKey(ctx, input, actor.kind === "member" ? actor.userId : null);
}

/**
 * Makes a key for whoever was found to be allowed to.
 * @param createdBy the person; null at the command line
 * @returns the key, with its secret unless the request is a dry run
 * @throws Refusal invalid_value, test_clock_turned
 */
export async function issueApiKey(
  ctx: CallerContext,
  { name, mode, scopes, ...input }: Input,
  createdBy: string | null,
): Promise<CreatedApiKey> {
  const expiresAt = input.expiresAt === undefined ? null : instant(input.expiresAt);
  if (expiresAt !== null && expiresAt <= ctx.realNow) {
    throw refuse("invalid_value", { reason: "Send a moment that is still to come." }, "expiresAt");
  }
  if (mode === "live") await requireRealTime(ctx);
  const key = newKey(mode);
  const apiKeyId = newId("key", ctx.now);
  await raw(ctx.db)`
    insert into api_key (organization_id, id, name, mode, prefix, hash, scopes, allowed_addresses, reads_per_minute,
      writes_per_minute, created_by, created_at, expires_at)
    values (${ctx.actor.organizationId}, ${apiKeyId}, ${name}, ${mode}, ${prefixOf(key)}, ${hashOf(key)}, ${scopes},
      ${input.allowedAddresses ?? null}, ${input.readsPerMinute ?? null}, ${input.writesPerMinute ?? null},
      ${createdBy}, ${ctx.now.toISOString()}, ${expiresAt?.toISOString() ?? null})`;
  const created = await readApiKey(ctx, apiKeyId);
  await record(ctx, { action: operation.name, resource: "api_key", id: apiKeyId, after: created });
  return ctx.dryRun ? created : { ...created, key };
}
