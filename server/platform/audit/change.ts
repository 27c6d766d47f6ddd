import { raw } from "#db/client.ts";
import type { EventType, ResourceType } from "#db/schema/enums.ts";
import type { CallerContext, TenantContext } from "#server/kernel/context.ts";
import { record } from "./record.ts";

/** How a kind of resource is locked and read, so that a change of it can be told; named by the context that has it. */
export interface Audited<T extends object> {
  readonly type: ResourceType;
  /**
   * Makes other changes of the resource wait to the end of the transaction: customers before tokens, these before
   * offerings, purchases, payments and accounts. Does nothing where there is no such resource.
   */
  readonly lock: (ctx: CallerContext, id: string) => PromiseLike<unknown>;
  /** The interface's own resource. @throws Refusal where there is none */
  readonly read: (ctx: CallerContext, id: string) => Promise<T>;
}

/** What a change is recorded as. */
export interface ChangeKind {
  /** The operation, e.g. `updateOffering`. */
  readonly action: string;
  /** The event to write, with the changed resource as its data; absent if the verb writes events itself, or none. */
  readonly event?: EventType;
  /** What stands in the audit trail alone, besides what differs: a reason, say. */
  readonly note?: object;
}

/**
 * Changes a resource and records who did it: locks it, reads it, works, reads it again, and writes the audit row and the
 * event. Nobody else changes the resource in between, so the row holds this actor's difference and no other, and what
 * `If-Match` asks for still holds when it is written.
 * @param work changes the resource, or refuses
 * @returns the resource after the change
 * @throws Refusal precondition_failed, and what `read` and `work` refuse
 */
export async function change<T extends object>(
  ctx: CallerContext,
  resource: Audited<T>,
  id: string,
  kind: ChangeKind,
  work: (before: T) => Promise<unknown>,
): Promise<T> {
  const before = await lockAndRead(ctx, resource, id);
  await work(before);
  return conclude(ctx, resource, id, kind, before);
}

/**
 * Like {@link change}, for work that may find nothing to do.
 * @param work whether it changed the resource
 * @returns the resource after the change; null where nothing was changed, and nothing is recorded
 * @throws Refusal what `read` and `work` refuse
 */
export async function changeIf<T extends object>(
  ctx: CallerContext,
  resource: Audited<T>,
  id: string,
  kind: ChangeKind,
  work: (before: T) => Promise<boolean>,
): Promise<T | null> {
  const before = await lockAndRead(ctx, resource, id);
  return (await work(before)) ? conclude(ctx, resource, id, kind, before) : null;
}

/**
 * Removes a resource and records who did it, as {@link change} does.
 * @returns the resource as it was
 * @throws Refusal what `read` and `work` refuse
 */
export async function remove<T extends object>(
  ctx: CallerContext,
  resource: Audited<T>,
  id: string,
  action: string,
  work: (before: T) => Promise<unknown>,
): Promise<T> {
  const before = await lockAndRead(ctx, resource, id);
  await work(before);
  await record(ctx, { action, resource: resource.type, id, before });
  return before;
}

async function lockAndRead<T extends object>(
  ctx: CallerContext,
  { lock, read }: Audited<T>,
  id: string,
): Promise<T> {
  await lock(ctx, id);
  const before = await read(ctx, id);
  ctx.precondition?.check(id, before);
  return before;
}

async function conclude<T extends object>(
  ctx: CallerContext,
  { type: resource, read }: Audited<T>,
  id: string,
  kind: ChangeKind,
  before: T,
): Promise<T> {
  const after = await read(ctx, id);
  await record(ctx, { ...kind, resource, id, before, after });
  return after;
}

/** The lock of a resource that is one row of a table: the row with its id, in the caller's organization. */
export function lockRow(table: string) {
  return ({ db, actor }: TenantContext, id: string) => {
    const sql = raw(db);
    return sql`select from ${sql(table)} where organization_id = ${actor.organizationId} and id = ${id} for no key update`;
  };
}
