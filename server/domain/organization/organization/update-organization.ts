import { eq } from "drizzle-orm";
import { raw } from "#db/client.ts";
import { organization } from "#db/schema/organization.ts";
import { checkBrand } from "#server/domain/organization/brand/check-brand.ts";
import type { Call } from "#server/kernel/context.ts";
import { type Audited, change } from "#server/platform/audit/change.ts";
import { type Organization, updateOrganization as operation } from "./contract.ts";
import { readOrganization } from "./read-organization.ts";

/**
 * Changes the name of the caller's organization, and how it shows itself: the fields that are sent, and no other.
 * @throws Refusal organization_not_found, accent_unreadable, image_not_found
 */
export async function updateOrganization({ ctx, input }: Call<typeof operation>): Promise<Organization> {
  const { organizationId } = input;
  return change(ctx, auditedOrganization, organizationId, { action: operation.name }, async (before) => {
    const brand = input.brand === undefined ? before.brand : input.brand;
    if (input.brand) await checkBrand(ctx, input.brand);
    const changed = {
      name: input.name ?? before.name,
      brand: brand ?? null,
      updatedAt: ctx.now.toISOString(),
    };
    await ctx.db.update(organization).set(changed).where(eq(organization.id, organizationId));
  });
}

const auditedOrganization: Audited<Organization> = {
  type: "organization",
  lock: ({ db, actor }) =>
    raw(db)`select from organization where id = ${actor.organizationId} for no key update`,
  read: readOrganization,
};
