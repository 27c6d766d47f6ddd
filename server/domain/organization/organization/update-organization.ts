import { raw } from "#db/client.ts";
import type { Call } from "#server/kernel/context.ts";
import { type Audited, change } from "#server/platform/audit/change.ts";
import { type Organization, updateOrganization as operation } from "./contract.ts";
import { readOrganization } from "./read-organization.ts";

/**
 * Renames the caller's organization.
 * @throws Refusal organization_not_found
 */
export async function updateOrganization({ ctx, input }: Call<typeof operation>): Promise<Organization> {
  const { organizationId } = input;
  return change(ctx, auditedOrganization, organizationId, { action: operation.name }, async ({ name }) => {
    await raw(ctx.db)`update organization set name = ${input.name ?? name} where id = ${organizationId}`;
  });
}

const auditedOrganization: Audited<Organization> = {
  type: "organization",
  lock: ({ db, actor }) =>
    raw(db)`select from organization where id = ${actor.organizationId} for no key update`,
  read: readOrganization,
};
