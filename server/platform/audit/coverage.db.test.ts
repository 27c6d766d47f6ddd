import { describe, expect, it } from "vitest";
import { operations } from "#server/http/operations.ts";
import { makeCall, makeWorld, testCalls } from "#testing/calls.ts";
import { openSuite } from "#testing/testing.ts";

const suite = await openSuite();
const world = await makeWorld(suite);

/** What changes nothing of an organization, or nothing that lasts. */
const leavesNothing = new Set([
  // Which of one's own identities a browser acts as, where one is signed in, and one's own name, and what one has
  // accepted of the platform.
  "organization.chooseIdentity",
  "session.revoke",
  "session.revokeOthers",
  "person.update",
  "person.acceptLegal",
  // How somebody wants to see lists, and what one has read.
  "savedView.create",
  "savedView.delete",
  "notice.read",
  // What one types before it is an offering.
  "offeringForm.create",
  "offeringForm.update",
  "offeringForm.delete",
  // A message to be signed; what counts is the proof.
  "wallet.challenge",
]);

const changing = operations.filter(
  ({ method, access, procedure }) => method !== "GET" && access !== "public" && !leavesNothing.has(procedure),
);

describe("the calls of the tests", () => {
  it("are written down for every procedure", () => {
    expect(Object.keys(testCalls).sort()).toEqual(operations.map(({ procedure }) => procedure).sort());
  });

  it.each(operations.map(({ procedure }) => [procedure]))(
    "%s succeeds for whoever may",
    async (procedure) => {
      await expect(makeCall(world, procedure)).resolves.toBeDefined();
    },
  );
});

describe("what changes something is in the audit trail", () => {
  /** Rows of an operation in the suite's organization, or, where it is another's, by the suite's person. */
  async function rowsOf(name: string): Promise<number> {
    const [row] = await suite.sql<{ count: number }[]>`
      select count(*)::int as count from audit_event
       where action = ${name} and (organization_id = ${suite.organizationId} or actor_id = ${world.person.userId})`;
    return row?.count ?? 0;
  }

  it.each(changing.map(({ name, procedure }) => [name, procedure]))("%s", async (name, procedure) => {
    const before = await rowsOf(name);
    await makeCall(world, procedure);
    expect(await rowsOf(name), `${procedure} leaves no row`).toBeGreaterThan(before);
  });
});
