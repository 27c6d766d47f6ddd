import { raw, type Sql } from "#db/client.ts";
import type { ResourceType } from "#db/schema/enums.ts";
import { requireCustomer } from "#server/domain/investors/api.ts";
import type { Call, InputOf } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import type { Fragment } from "#server/kernel/reading/rows.ts";
import { erasePersonalData as operation } from "#server/platform/audit/contract.ts";
import { record } from "#server/platform/audit/record.ts";
import { aboutPerson, idsConcerning } from "#server/platform/audit/select-events.ts";
import { eraseEvents } from "./erase-events.ts";

type Input = InputOf<typeof operation>;

/**
 * Erases what can identify a person from the changes that concern them, and a customer from the events as well. The
 * digest in the chain stays, and so do the records of earlier erasures. The erasure leaves an audit row of its own.
 * @throws Refusal customer_not_found, audit_event_not_found
 */
export async function erasePersonalData({ ctx, input }: Call<typeof operation>): Promise<{ erased: number }> {
  const { organizationId } = ctx.actor;
  const sql = raw(ctx.db);
  const subject = subjectOf(input);
  if (subject.type === "customer") await requireCustomer(ctx, subject.id);
  const concerned = concerning(sql, organizationId, subject);
  const events = sql`e.organization_id = ${organizationId} and e.action <> ${operation.name} and ${concerned}`;
  const [known] = await sql<{ resource_type: ResourceType }[]>`
    select e.resource_type from audit_event e where ${events} limit 1`;
  if (!known && subject.type !== "customer")
    throw refuse("audit_event_not_found", {}, subject.type === "person" ? "userId" : "resourceId");
  // Whoever seals holds the end of the chain while writing to many rows; the one waits for the other here.
  await sql`select from audit_chain where organization_id = ${organizationId} for no key update`;
  const erased = await sql`
    update audit_event e set personal = null, personal_salt = null where ${events} and e.personal is not null`;
  if (subject.type === "customer") await eraseEvents(ctx, subject.id);
  await record(ctx, {
    action: operation.name,
    resource: subject.type === "resource" ? (known?.resource_type ?? "person") : subject.type,
    id: subject.id,
    after: { erasedEvents: erased.count },
  });
  return { erased: erased.count };
}

interface Subject {
  readonly type: "customer" | "person" | "resource";
  readonly id: string;
}

function concerning(sql: Sql, organizationId: string, { type, id }: Subject): Fragment {
  if (type === "customer") return sql`e.id = any (array(${idsConcerning(sql, organizationId, id)}))`;
  return type === "person" ? aboutPerson(sql, id) : sql`e.resource_id = ${id}`;
}

function subjectOf(input: Input): Subject {
  if (input.customerId !== undefined) return { type: "customer", id: input.customerId };
  if (input.userId !== undefined) return { type: "person", id: input.userId };
  return { type: "resource", id: input.resourceId ?? "" };
}
