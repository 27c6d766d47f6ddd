import { raw } from "#db/client.ts";
import { enterTenant } from "#db/tenant.ts";
import type { Context } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { newId } from "#server/kernel/fields/id.ts";
import type { Organization } from "./contract.ts";

/**
 * Makes an organization within a transaction of none, which is the new one's from then on.
 * @throws Refusal slug_taken
 */
export async function foundOrganization(
  { db, now }: Pick<Context, "db" | "now">,
  { slug, name }: Pick<Organization, "slug" | "name">,
): Promise<Organization> {
  const organizationId = newId("org", now);
  const createdAt = now.toISOString();
  const [made] = await raw(db)`
    insert into organization (id, slug, name, created_at) values (${organizationId}, ${slug}, ${name}, ${createdAt})
    on conflict (slug) do nothing returning id`;
  if (!made) throw refuse("slug_taken", {}, "slug");
  await enterTenant(db, organizationId);
  return { organizationId, slug, name, createdAt, updatedAt: createdAt };
}
