import { eq } from "drizzle-orm";
import { organization } from "#db/schema/organization.ts";
import type { Brand } from "#server/domain/organization/brand/contract.ts";
import type { Call, CallerContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { toIso } from "#server/kernel/format.ts";
import type { Organization, getOrganization as operation } from "./contract.ts";

/**
 * The caller's own organization; any other does not exist for it.
 * @throws Refusal organization_not_found
 */
export async function getOrganization({ ctx, input }: Call<typeof operation>): Promise<Organization> {
  return readOrganization(ctx, input.organizationId);
}

/** Reads the caller's organization, where that is the one asked for. */
export async function readOrganization(ctx: CallerContext, organizationId: string): Promise<Organization> {
  const [row] = await ctx.db.select().from(organization).where(eq(organization.id, ctx.actor.organizationId));
  if (row?.id !== organizationId) throw refuse("organization_not_found", {}, "organizationId");
  const { id, slug, name, createdAt, updatedAt } = row;
  const brand = row.brand as Brand | null;
  return {
    organizationId: id,
    slug,
    name,
    ...(brand && { brand }),
    createdAt: toIso(createdAt),
    updatedAt: toIso(updatedAt ?? createdAt),
  };
}
