import { raw } from "#db/client.ts";
import { inTenant } from "#db/tenant.ts";
import type { Application } from "../compose.ts";
import { DEMO_ORGANIZATION } from "../identity/identify.ts";
import { type DemoPerson, demoPeople } from "./people.ts";

/**
 * Makes sure that what a demo needs is there: the organization that keyless callers act for (rules: Access), and its
 * people. Customers among them only where the demo's data has them.
 */
export async function ensureDemo(app: Application, now = new Date()): Promise<void> {
  const at = now.toISOString();
  await inTenant(app, DEMO_ORGANIZATION, "write", async (db) => {
    const sql = raw(db);
    await sql`insert into organization (id, slug, name, created_at)
      values (${DEMO_ORGANIZATION}, 'demo', 'Demo organization', ${at}) on conflict do nothing`;
    const customers = await sql<{ id: string }[]>`select id from customer where id like 'cus_demo_%'`;
    const there = new Set(customers.map(({ id }) => id));
    for (const person of demoPeople) {
      if (person.customerId === undefined || there.has(person.customerId))
        await ensurePerson(sql, person, at);
    }
  });
}

async function ensurePerson(sql: ReturnType<typeof raw>, person: DemoPerson, at: string): Promise<void> {
  const { userId, name, email, customerId } = person;
  await sql`insert into auth_user (id, name, email, email_verified, created_at, updated_at)
    values (${userId}, ${name}, ${email}, true, ${at}, ${at}) on conflict do nothing`;
  for (const { organizationId, role } of person.memberships) {
    await sql`insert into member (organization_id, id, user_id, role, created_at)
      values (${organizationId}, ${`mem_demo_${person.value}`}, ${userId}, ${role}, ${at}) on conflict do nothing`;
  }
  if (customerId !== undefined) {
    await sql`insert into customer_login (organization_id, customer_id, user_id, created_at)
      values (${DEMO_ORGANIZATION}, ${customerId}, ${userId}, ${at}) on conflict do nothing`;
  }
}
