import type { Database } from "#db/client.ts";
import { organization } from "#db/schema/organization.ts";
import { DEMO_ORGANIZATION } from "../actor.ts";

/** Makes sure that the organization exists which keyless callers act for (rules: Access). */
export async function ensureDemoOrganization(db: Database): Promise<void> {
  await db
    .insert(organization)
    .values({
      id: DEMO_ORGANIZATION,
      slug: "demo",
      name: "Demo organization",
      createdAt: new Date().toISOString(),
    })
    .onConflictDoNothing();
}
