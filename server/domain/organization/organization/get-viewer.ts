import { raw } from "#db/client.ts";
import type { Role } from "#db/schema/enums.ts";
import { can } from "#server/kernel/access.ts";
import type { Context } from "#server/kernel/context.ts";
import { actions } from "#server/kernel/fields/actions.ts";
import { demoPeople } from "#server/platform/identity/demo-people.ts";
import { DEMO_ORGANIZATION } from "#server/platform/identity/identify.ts";
import { consentsDue } from "#server/platform/session/consents-due.ts";
import type { Viewer } from "./contract.ts";

/** Who is asking, and whom else they can act as. */
export async function getViewer({ ctx }: { ctx: Context }): Promise<Viewer> {
  const { actor, person } = ctx;
  const isDemo = ctx.app.env.apiAccess === "open";
  const [identities, due] =
    person === null
      ? [[], []]
      : await Promise.all([readIdentities(ctx, person.userId), consentsDue(ctx.db, person.userId)]);
  const current = identityOf(actor);
  const own = identities.find(({ value }) => value === current);
  return {
    kind: actor.kind,
    roles: actor.kind === "member" ? [...actor.roles] : [],
    may: actor.kind === "anonymous" ? [] : actions.filter((action) => can(actor, action)),
    ...(actor.kind !== "anonymous" && {
      organizationId: actor.organizationId,
      organizationName: own?.organizationName ?? (await nameOf(ctx, actor.organizationId)),
    }),
    ...(actor.kind === "customer" && { customerId: actor.customerId, customerName: own?.label ?? "" }),
    ...(person !== null && {
      person: {
        name: person.name,
        email: person.email,
        isEmailVerified: person.isEmailVerified,
        consentsDue: due,
      },
    }),
    ...(own && { current: own.value }),
    identities,
    isDemo,
    demoPeople: isDemo
      ? demoPeople.map(({ value, name, description, customerId }) => ({
          value,
          name,
          description,
          kind: customerId === undefined ? ("member" as const) : ("customer" as const),
          organizationId: DEMO_ORGANIZATION,
        }))
      : [],
  };
}

function identityOf(actor: Context["actor"]): string | undefined {
  if (actor.kind === "member") return `member:${actor.organizationId}`;
  return actor.kind === "customer" ? `customer:${actor.organizationId}:${actor.customerId}` : undefined;
}

/** Everything a person can act as: organizations they belong to, then customers they are. */
export async function readIdentities(ctx: Context, userId: string): Promise<Viewer["identities"]> {
  const sql = raw(ctx.db);
  const [memberships, customers] = await Promise.all([
    sql<{ organization_id: string; organization_name: string; role: Role }[]>`
      select g.id as organization_id, g.name as organization_name, m.role
        from member m join organization g on g.id = m.organization_id
       where m.user_id = ${userId} order by m.created_at, m.id`,
    sql<
      { organization_id: string; organization_name: string; customer_id: string; customer_name: string }[]
    >`select * from customers_of_person(${userId})`,
  ]);
  return [
    ...memberships.map((row) => ({
      value: `member:${row.organization_id}`,
      label: row.organization_name,
      organizationId: row.organization_id,
      organizationName: row.organization_name,
      role: row.role,
    })),
    ...customers.map((row) => ({
      value: `customer:${row.organization_id}:${row.customer_id}`,
      label: row.customer_name,
      organizationId: row.organization_id,
      organizationName: row.organization_name,
    })),
  ];
}

async function nameOf(ctx: Context, organizationId: string): Promise<string> {
  const [row] = await raw(ctx.db)<
    { name: string }[]
  >`select name from organization where id = ${organizationId}`;
  return row?.name ?? "";
}
