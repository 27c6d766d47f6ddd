import { describe, expect, it } from "vitest";
import type { Actor } from "#server/kernel/access.ts";
import { makePerson } from "#testing/calls.ts";
import { expectRefusal, openSuite, unique } from "#testing/testing.ts";

const suite = await openSuite();
const other = await openSuite();

describe("an organization", () => {
  const founder = () => makePerson(suite);

  it("is made by somebody who signed in: they own it, and their browser acts for it", async () => {
    const person = await founder();
    const slug = unique("org");
    const call = suite.call({ actor: { kind: "anonymous" }, person });
    const created = await call.organization.create({ name: "Blue Barn", slug });
    expect(created).toMatchObject({ slug, name: "Blue Barn" });
    const { organizationId } = created;
    const [session] = await suite.sql`select active_organization_id, active_customer_id from auth_session
      where id = ${person.sessionId}`;
    expect(session).toEqual({ active_organization_id: organizationId, active_customer_id: null });
    const members =
      await suite.sql`select user_id, role from member where organization_id = ${organizationId}`;
    expect([...members]).toEqual([{ user_id: person.userId, role: "owner" }]);
    const events = await suite.sql`select resource_type, actor_id from audit_event
      where organization_id = ${organizationId} order by resource_type::text desc`;
    expect([...events]).toEqual([
      { resource_type: "organization", actor_id: person.userId },
      { resource_type: "member", actor_id: person.userId },
    ]);
  });

  it("has a short name of its own, no other one's and no reserved one", async () => {
    const person = await founder();
    const create = (slug: string) => () =>
      suite.call({ actor: { kind: "anonymous" }, person }).organization.create({ name: "Mine", slug });
    const slug = unique("org");
    await create(slug)();
    await expectRefusal(suite, "slug_taken", create(slug));
    for (const bad of ["admin", "www", "-a", "A B", "ä"]) {
      await expectRefusal(suite, "invalid_request", create(bad));
    }
  });

  it("is made once by ten who ask for the same name at once", async () => {
    const slug = unique("org");
    const people = await Promise.all(Array.from({ length: 10 }, founder));
    const outcomes = await Promise.allSettled(
      people.map((person) =>
        suite.call({ actor: { kind: "anonymous" }, person }).organization.create({ name: "Mine", slug }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("is not made by keys, nor by anybody who did not sign in", async () => {
    for (const actor of [suite.key("offering:write"), suite.owner, { kind: "anonymous" } as const]) {
      const create = () => suite.call({ actor }).organization.create({ name: "Mine", slug: unique("org") });
      await expectRefusal(suite, "sign_in_required", create);
    }
  });

  it("is renamed by owners and admins, and by nobody else's", async () => {
    const { organizationId } = suite;
    const rename = (actor: Actor) => () =>
      suite.call({ actor }).organization.update({ organizationId, name: "New name" });
    for (const role of ["operator", "compliance", "auditor"] as const) {
      await expectRefusal(suite, "not_allowed", rename(suite.member(role)));
    }
    await expectRefusal(suite, "organization_not_found", rename(other.owner));
    expect(await rename(suite.owner)()).toMatchObject({ organizationId, name: "New name" });
    expect(await suite.call().organization.get({ organizationId })).toMatchObject({ name: "New name" });
    for (const name of ["", "two\nlines", "x".repeat(101)]) {
      await expectRefusal(suite, "invalid_request", () =>
        suite.call().organization.update({ organizationId, name }),
      );
    }
  });
});
