import { raw } from "#db/client.ts";
import { choiceOf } from "../actor.ts";
import type { Context } from "../context.ts";
import type { Viewer } from "./contract.ts";

/** How many customers of an organization the demo's switch offers: those of the demo's story, then the busiest. */
const OFFERED = 8;

interface PersonRow {
  organization_id: string;
  organization_name: string;
  customer_id: string | null;
  customer_name: string | null;
}

/** Who is asking, and whom the demo's switch offers. */
export async function getViewer({ ctx }: { ctx: Context }): Promise<Viewer> {
  const { actor } = ctx;
  const canSwitch = ctx.app.env.apiAccess === "open";
  const people = canSwitch ? await readPeople(ctx) : [];
  const organizationId = actor.kind === "anonymous" ? undefined : actor.organizationId;
  const customerId = actor.kind === "customer" ? actor.customerId : undefined;
  const own = organizationId === undefined ? undefined : await readSelf(ctx, organizationId, customerId);
  const current = choiceOf(actor);
  return {
    kind: actor.kind,
    roles: actor.kind === "member" || actor.kind === "apiKey" ? [...actor.roles] : [],
    ...(organizationId !== undefined && { organizationId, organizationName: own?.organization_name ?? "" }),
    ...(customerId !== undefined && { customerId, customerName: own?.customer_name ?? "" }),
    current,
    canSwitch,
    people: withCurrent(people.map(asPerson), own && actor.kind === "customer" ? asPerson(own) : undefined),
  };
}

/** The switch always names the person one is, also a customer who has just joined. */
function withCurrent(people: Viewer["people"], self: Viewer["people"][number] | undefined): Viewer["people"] {
  return !self || people.some(({ value }) => value === self.value) ? people : [...people, self];
}

function asPerson(row: PersonRow): Viewer["people"][number] {
  const group = row.organization_name;
  if (row.customer_id === null)
    return { value: `member:${row.organization_id}`, label: `${group} (issuer)`, group };
  return {
    value: `customer:${row.organization_id}:${row.customer_id}`,
    label: row.customer_name ?? row.customer_id,
    group,
  };
}

async function readPeople(ctx: Context): Promise<PersonRow[]> {
  return raw(ctx.db)<PersonRow[]>`
    select g.id as organization_id, g.name as organization_name, p.customer_id, p.customer_name
      from organization g
      cross join lateral (
        select null as customer_id, null as customer_name, -1 as place
        union all
        (select c.id, coalesce(c.name, c.username, c.id), row_number() over (order by starts_with(c.id, 'cus_demo_') desc, busy desc, c.created_at, c.id)
           from customer c
           cross join lateral (
             select (select count(*) from offering_purchase_intent i
                      where i.organization_id = c.organization_id and i.customer_id = c.id)
                  + (select count(*) from offer b
                      where b.organization_id = c.organization_id and b.maker_customer_id = c.id) as busy) as work
          where c.organization_id = g.id
          order by 3 limit ${OFFERED})
      ) p
     order by g.created_at, g.id, p.place`;
}

async function readSelf(
  ctx: Context,
  organizationId: string,
  customerId: string | undefined,
): Promise<PersonRow | undefined> {
  const [row] = await raw(ctx.db)<PersonRow[]>`
    select g.id as organization_id, g.name as organization_name, c.id as customer_id,
           coalesce(c.name, c.username, c.id) as customer_name
      from organization g left join customer c on c.organization_id = g.id and c.id = ${customerId ?? null}
     where g.id = ${organizationId}`;
  return row;
}
