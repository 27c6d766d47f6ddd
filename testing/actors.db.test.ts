/** Every operation × every kind of actor. The operations come from the registry, so a new one without a row fails. */

import { beforeEach, describe, expect, it } from "vitest";
import { roles } from "#db/schema/enums.ts";
import { operations } from "#server/http/operations.ts";
import type { Actor } from "#server/kernel/access.ts";
import type { Person } from "#server/kernel/context.ts";
import { type Action, type Scope, scopes } from "#server/kernel/fields/actions.ts";
import { makePerson, makeWorld, testCalls } from "./calls.ts";
import type { Outcome } from "./rights/row.ts";
import { personRows, publicRows, rows } from "./rights.ts";
import { openSuite, refusalOf, type Suite } from "./testing.ts";
import type { TestCall, World } from "./world.ts";

/** Rows pile up, and each comparison reads them all: after so many tests a world is left for a new one. */
const TESTS_PER_WORLD = 20;
const other = await openSuite();
const stranger: Person = await makePerson(other, { role: "owner" });
let suite: Suite;
let world: World;
let tests = 0;
beforeEach(async () => {
  if (tests++ % TESTS_PER_WORLD !== 0) return;
  if (tests > 1) await suite.close();
  suite = await openSuite();
  world = await makeWorld(suite);
});

const ofAccess = (access: string) => operations.filter((operation) => operation.access === access);

describe("the table", () => {
  it("has a row for every operation, and none for what is not there", () => {
    expect(Object.keys(rows).sort()).toEqual(
      ofAccess("caller")
        .map(({ name }) => name)
        .sort(),
    );
    expect(Object.keys(personRows).sort()).toEqual(
      ofAccess("person")
        .map(({ name }) => name)
        .sort(),
    );
    expect([...publicRows].sort()).toEqual(
      ofAccess("public")
        .map(({ name }) => name)
        .sort(),
    );
  });
});

/** Calls an operation as somebody; when it is refused, nothing may have been written, to whomever it belongs. */
async function expectOutcome(
  procedure: string,
  who: { actor: Actor; person?: Person },
  expected: Outcome,
  label: string,
): Promise<void> {
  const known: TestCall | undefined = testCalls[procedure];
  if (!known) throw new Error(`nothing calls ${procedure}: add it to testing/calls.ts`);
  const prepared = await known.prepare(world);
  const before = await suite.contents();
  const call = known.call(suite.call(who), world, prepared);
  if (expected === "allowed") {
    await expect(call, label).resolves.toBeDefined();
    return;
  }
  const refusal = await refusalOf(call);
  expect(refusal.code, label).toBe(expected);
  expect(await suite.contents(), `${label}: nothing was written`).toEqual(before);
}

const isScope = (action: Action): action is Scope => (scopes as readonly unknown[]).includes(action);

describe.each(ofAccess("caller").map((operation) => [operation.name, operation]))(
  "%s",
  (name, { procedure, needs: declared }) => {
    const row = rows[name];
    if (!row) return;
    const { needs, alsoNeeds = [] } = row;

    it("asks anybody who they are", () =>
      expectOutcome(procedure, { actor: { kind: "anonymous" } }, "authentication_required", "anonymous"));

    it("needs its scope of a key, and no other", async () => {
      const without = scopes.filter((scope) => scope !== needs);
      await expectOutcome(procedure, { actor: suite.key(...without) }, "not_allowed", "a key without it");
      if (!isScope(needs)) return;
      await expectOutcome(procedure, { actor: suite.key(needs, ...alsoNeeds) }, "allowed", "a key with it");
    });

    it.each(roles)("by the %s", async (role) => {
      const expected = row.roles.includes(role) ? "allowed" : "not_allowed";
      await expectOutcome(procedure, { actor: suite.member(role) }, expected, role);
    });

    it("by the customer itself, and by another one", async () => {
      const { customer, otherCustomer } = world;
      await expectOutcome(procedure, { actor: suite.customer(customer.id) }, row.customer, "the customer");
      const another = { actor: suite.customer(otherCustomer.id) };
      await expectOutcome(procedure, another, row.anotherCustomer, "another customer");
    });

    it("by another organization", async () => {
      const before = await suite.contents();
      const known = testCalls[procedure];
      const changes = known === undefined || (await preparesSomething(known));
      for (const actor of [other.key(...scopes), other.owner]) {
        // What is no scope, no key may, wherever; where no right is needed, the row decides.
        const keyMay = actor.kind !== "apiKey" || isScope(needs) || typeof declared !== "string";
        const expected = keyMay ? row.anotherTenant : "not_allowed";
        await expectOutcome(procedure, { actor }, expected, `${actor.kind} of another organization`);
      }
      if (!changes) expect(await suite.contents(), "our rows are as they were").toEqual(before);
    });
  },
);

async function preparesSomething(call: TestCall): Promise<boolean> {
  return (await call.prepare(world)) !== undefined;
}

describe.each(ofAccess("person").map((operation) => [operation.name, operation]))(
  "%s",
  (name, { procedure }) => {
    const expected = personRows[name] ?? "allowed";

    it("asks everybody but people who signed in", async () => {
      for (const actor of [{ kind: "anonymous" } as const, suite.key(...scopes)]) {
        await expectOutcome(procedure, { actor }, "sign_in_required", actor.kind);
      }
    });

    it("is for whom it concerns", async () => {
      await expectOutcome(procedure, { actor: suite.owner, person: world.person }, "allowed", "the person");
      await expectOutcome(procedure, { actor: other.owner, person: stranger }, expected, "a stranger");
    });
  },
);

describe.each(ofAccess("public").map((operation) => [operation.name, operation]))(
  "%s",
  (_name, { procedure }) => {
    it("answers anybody", () =>
      expectOutcome(procedure, { actor: { kind: "anonymous" } }, "allowed", "anybody"));
  },
);
