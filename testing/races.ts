import { expect } from "vitest";
import type { ResourceType } from "#db/schema/enums.ts";
import type { Caller } from "#server/kernel/access.ts";
import { Refusal } from "#server/kernel/errors.ts";
import { makePerson } from "./calls.ts";
import { NOW, type Suite, type TestCaller } from "./testing.ts";

const ROUNDS = 3;

type Changes = Record<string, { from?: unknown; to?: unknown }>;

export interface AuditRow {
  actor_id: string;
  action: string;
  changes: Changes;
}

/** What one of the two does, and the fields that may differ by it. */
export interface Rival<P> {
  readonly act: (caller: TestCaller, prepared: P, actor: Caller) => Promise<unknown>;
  readonly fields: RegExp;
}

export interface Race<P> {
  readonly resource: ResourceType;
  /** Makes what is changed. */
  readonly prepare: () => Promise<P>;
  readonly idOf: (prepared: P) => string;
  readonly rivals: readonly [Rival<P>, Rival<P>];
  /** One of the two alone changes it, and leaves a row. */
  readonly once?: boolean;
}

/** A further owner of the suite's organization. */
export async function newOwner(suite: Suite): Promise<Caller & { userId: string }> {
  const { userId } = await makePerson(suite, { role: "owner" });
  return { kind: "member", organizationId: suite.organizationId, userId, roles: ["owner"] };
}

/** The audit rows of a resource by these people; of a sandbox payment without the message that a decision applies. */
export async function readRows(
  { sql, organizationId }: Suite,
  resource: ResourceType,
  id: string,
  userIds: readonly string[],
): Promise<AuditRow[]> {
  return sql<AuditRow[]>`
    select actor_id, action, changes || (personal -> 'changes') as changes from audit_event
     where organization_id = ${organizationId} and resource_type = ${resource} and resource_id = ${id}
       and actor_id = any (${[...userIds]}) and action <> 'receiveNotification'`;
}

/** What a row tells besides the resource's own fields, each time anew. */
const NOTE = /^(minted|transferred)\./;

/** Each step from a field's first value to its last stands in one row, once. */
export function expectEachStepOnce(rows: readonly AuditRow[]): void {
  const balance = new Map<string, number>();
  const count = (field: string, value: unknown, by: number) => {
    const key = `${field} = ${JSON.stringify(value)}`;
    balance.set(key, (balance.get(key) ?? 0) + by);
  };
  for (const [field, { from, to }] of rows.flatMap(({ changes }) => Object.entries(changes))) {
    if (NOTE.test(field)) continue;
    count(field, from, 1);
    count(field, to, -1);
  }
  for (const [value, left] of balance) expect(Math.abs(left), value).toBeLessThanOrEqual(1);
}

/** Runs a race in several rounds, and expects each of the two to leave its own difference and no other. */
export async function runRace<P>(
  suite: Suite,
  { resource, prepare, idOf, rivals, once = false }: Race<P>,
): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const prepared = await prepare();
    const actors = [await newOwner(suite), await newOwner(suite)];
    const outcomes = await Promise.allSettled(
      actors.map((actor, index) => {
        const now = new Date(NOW.getTime() + index * 1000);
        return rivals[index]?.act(suite.call({ actor, now }), prepared, actor);
      }),
    );
    const rows = await readRows(
      suite,
      resource,
      idOf(prepared),
      actors.map(({ userId }) => userId),
    );
    let done = 0;
    for (const [index, outcome] of outcomes.entries()) {
      if (outcome.status === "fulfilled") done += 1;
      else if (!(outcome.reason.cause instanceof Refusal)) throw outcome.reason;
      const own = rows.filter(({ actor_id }) => actor_id === actors[index]?.userId);
      for (const field of own.flatMap(({ changes }) => Object.keys(changes))) {
        expect(field).toMatch(rivals[index]?.fields ?? /^$/);
      }
    }
    expect(done).toBeGreaterThan(0);
    expect(rows).toHaveLength(once ? 1 : done);
    expectEachStepOnce(rows);
  }
}
