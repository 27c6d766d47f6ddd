import { raw } from "#db/client.ts";
import type { Call } from "#server/kernel/context.ts";
import { record } from "#server/platform/audit/record.ts";
import { type Organization, updateOrganization as operation } from "./contract.ts";
import { readOrganization } from "./read-organization.ts";

/**
 * Renames the caller's organization.
 * @throws Refusal organization_not_found
 */
export async function updateOrganization({ ctx, input }: Call<typeof operation>): Promise<Organization> {
  const before = await readOrganization(ctx, input.organizationId);
  const after = { ...before, name: input.name ?? before.name };
  await raw(ctx.db)`update organization set name = ${after.name} where id = ${before.organizationId}`;
  await record(ctx, {
    action: operation.name,
    resource: "organization",
    id: before.organizationId,
    before,
    after,
  });
  return after;
}
