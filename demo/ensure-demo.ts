import { type Database, raw } from "#db/client.ts";
import { legalDocuments } from "#db/schema/enums.ts";
import { inTenant } from "#db/tenant.ts";
import type { Application } from "#server/kernel/application.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import { type DemoPerson, demoPeople } from "#server/platform/identity/demo-people.ts";
import { DEMO_ORGANIZATION } from "#server/platform/identity/identify.ts";
import { keepConsents } from "#server/platform/session/keep-consents.ts";
import { ensureHistory } from "./ensure-history.ts";

/**
 * Makes sure that what a demo needs is there: the organization that keyless callers act for (docs/domain.md, Access),
 * its people, and a trail of how its data came to be. Customers are among the people only where the demo's data has
 * them.
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
        await ensurePerson(db, person, now);
    }
    const as = (value: string) => contextOf(app, db, value, now);
    await ensureHistory(as("owner"), as);
  });
}

function contextOf(app: Application, db: Database, value: string, now: Date): CallerContext {
  const person = demoPeople.find((one) => one.value === value);
  if (!person) throw new Error(`the demo has no ${value}`);
  return {
    app,
    db,
    actor: {
      kind: "member",
      organizationId: DEMO_ORGANIZATION,
      userId: person.userId,
      roles: person.memberships.map(({ role }) => role),
    },
    person: null,
    origin: { address: undefined, userAgent: undefined },
    now,
    realNow: now,
    requestId: "demo",
    dryRun: false,
    idempotencyKey: undefined,
    replyHeaders: new Map(),
  };
}

async function ensurePerson(db: Database, person: DemoPerson, now: Date): Promise<void> {
  const sql = raw(db);
  const at = now.toISOString();
  const { userId, name, email, customerId } = person;
  await sql`insert into auth_user (id, name, email, email_verified, created_at, updated_at)
    values (${userId}, ${name}, ${email}, true, ${at}, ${at}) on conflict do nothing`;
  await keepConsents(db, userId, legalDocuments, now);
  for (const { organizationId, role } of person.memberships) {
    await sql`insert into member (organization_id, id, user_id, role, created_at)
      values (${organizationId}, ${`mem_demo_${person.value}`}, ${userId}, ${role}, ${at}) on conflict do nothing`;
  }
  if (customerId !== undefined) {
    await sql`insert into customer_login (organization_id, customer_id, user_id, created_at)
      values (${DEMO_ORGANIZATION}, ${customerId}, ${userId}, ${at}) on conflict do nothing`;
  }
}
