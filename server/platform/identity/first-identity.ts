import { type Database, raw } from "#db/client.ts";

/** Whom a session acts as. */
export interface ActiveIdentity {
  readonly activeOrganizationId: string | null;
  readonly activeCustomerId: string | null;
}

/** Whom a person acts as right after signing in: as a member where they are one, else as their first customer. */
export async function firstIdentity(db: Database, userId: string): Promise<ActiveIdentity> {
  const sql = raw(db);
  const [membership] = await sql<{ organization_id: string }[]>`
    select organization_id from member where user_id = ${userId} order by created_at, id limit 1`;
  if (membership) return { activeOrganizationId: membership.organization_id, activeCustomerId: null };
  const [customer] = await sql<{ organization_id: string; customer_id: string }[]>`
    select organization_id, customer_id from customer_login where user_id = ${userId}
     order by created_at, customer_id limit 1`;
  return {
    activeOrganizationId: customer?.organization_id ?? null,
    activeCustomerId: customer?.customer_id ?? null,
  };
}
