import { beforeEach, describe, expect, it } from "vitest";
import { despiteDeadlock } from "#db/despite-deadlock.ts";
import type { Role } from "#db/schema/enums.ts";
import type { Actor } from "#server/kernel/access.ts";
import type { Person } from "#server/kernel/context.ts";
import { identifyVisitor } from "#server/platform/identity/identify.ts";
import { openSession } from "#server/platform/identity/open-session.ts";
import { makePerson } from "#testing/calls.ts";
import { expectRefusal, openSuite, refusalOf } from "#testing/testing.ts";

const suite = await openSuite();
const other = await openSuite();

/** A member who signed in, and how calls are made as them. */
interface Colleague {
  readonly person: Person;
  readonly memberId: string;
  readonly actor: Actor;
}

async function join(role: Role, at = suite): Promise<Colleague> {
  const person = await makePerson(at, { role });
  const [row] = await at.sql<{ id: string }[]>`
    select id from member where organization_id = ${at.organizationId} and user_id = ${person.userId}`;
  const { organizationId } = at;
  return {
    person,
    memberId: row?.id ?? "",
    actor: { kind: "member", organizationId, userId: person.userId, roles: [role] },
  };
}

/** The organization has no members. */
const clear = () =>
  despiteDeadlock(() => suite.sql`delete from member where organization_id = ${suite.organizationId}`);

const roleOf = async ({ memberId }: Colleague) => {
  const [row] = await suite.sql<{ role: Role }[]>`select role from member where id = ${memberId}`;
  return row?.role;
};

let owner: Colleague;
beforeEach(async () => {
  await clear();
  owner = await join("owner");
});

const as = ({ actor, person }: Colleague) => suite.call({ actor, person });

describe("the members", () => {
  it("are listed with their names and roles, found by name and role, and to no other organization", async () => {
    const auditor = await join("auditor");
    const { data } = await as(auditor).member.list({});
    expect(data.map(({ memberId }) => memberId).sort()).toEqual([owner.memberId, auditor.memberId].sort());
    expect(data.find(({ memberId }) => memberId === auditor.memberId)).toMatchObject({
      name: auditor.person.name,
      email: auditor.person.email,
      role: "auditor",
      hasSecondFactor: false,
    });
    expect((await as(owner).member.list({ role: "auditor" })).data).toHaveLength(1);
    expect((await as(owner).member.list({ q: owner.person.email })).data).toHaveLength(1);
    const foreign = (await other.call().member.list({})).data.map(({ memberId }) => memberId);
    expect(foreign).not.toContain(owner.memberId);
  });

  it("are nothing a key can read or change, whatever its scopes", async () => {
    const key = suite.call({ actor: suite.key("organization:read", "customer:write", "token:write") });
    expect((await refusalOf(key.member.list({}))).code).toBe("not_allowed");
    await expectRefusal(suite, "not_allowed", () => key.member.remove({ memberId: owner.memberId }));
  });

  it("of another organization do not exist", async () => {
    const foreign = await join("auditor", other);
    const { memberId } = foreign;
    await expectRefusal(other, "member_not_found", () =>
      as(owner).member.change({ memberId, role: "admin" }),
    );
    await expectRefusal(other, "member_not_found", () => as(owner).member.remove({ memberId }));
    await expectRefusal(suite, "member_not_found", () =>
      as(owner).member.remove({ memberId: "mem_nothing" }),
    );
  });
});

describe("a role", () => {
  it("changes at once, and the trail tells who changed it", async () => {
    const member = await join("auditor");
    const changed = await as(owner).member.change({ memberId: member.memberId, role: "operator" });
    expect(changed).toMatchObject({ memberId: member.memberId, role: "operator" });
    const [event] = await suite.sql`select actor_id, changes, personal from audit_event
      where organization_id = ${suite.organizationId} and resource_id = ${member.memberId}`;
    expect(event).toMatchObject({
      actor_id: owner.person.userId,
      changes: { role: { from: "auditor", to: "operator" } },
    });
  });

  it.each(["operator", "compliance", "auditor"] as const)("is not changed by the role %s", async (role) => {
    const [actor, member] = [await join(role), await join("auditor")];
    const { memberId } = member;
    await expectRefusal(suite, "not_allowed", () => as(actor).member.change({ memberId, role: "admin" }));
    await expectRefusal(suite, "not_allowed", () => as(actor).member.remove({ memberId }));
  });

  it("of owners is the owners' affair: admins change all others", async () => {
    const [admin, member] = [await join("admin"), await join("auditor")];
    const { memberId } = member;
    await expectRefusal(suite, "owner_required", () => as(admin).member.change({ memberId, role: "owner" }));
    await expectRefusal(suite, "owner_required", () =>
      as(admin).member.change({ memberId: owner.memberId, role: "auditor" }),
    );
    await expectRefusal(suite, "owner_required", () => as(admin).member.remove({ memberId: owner.memberId }));
    await as(admin).member.change({ memberId, role: "admin" });
    await as(owner).member.change({ memberId, role: "owner" });
    expect(await roleOf(member)).toBe("owner");
  });
});

describe("the last owner", () => {
  it("can be neither demoted nor removed, nor leave", async () => {
    const { memberId } = owner;
    await expectRefusal(suite, "last_owner", () => as(owner).member.change({ memberId, role: "admin" }));
    await expectRefusal(suite, "last_owner", () => as(owner).member.remove({ memberId }));
    await as(owner).member.change({ memberId, role: "owner" });
  });

  it("stays when all owners step down, demote each other or leave at once", async () => {
    for (let round = 0; round < 5; round += 1) {
      const owners = [owner, await join("owner"), await join("owner"), await join("owner")];
      const outcomes = await Promise.allSettled(
        owners.map((one, n) => {
          const target = owners[(n + 1) % owners.length] ?? one;
          if (n % 3 === 0) return as(one).member.remove({ memberId: one.memberId });
          const { memberId } = n % 3 === 1 ? target : one;
          return as(one).member.change({ memberId, role: "admin" });
        }),
      );
      const left = await suite.sql`select 1 from member
        where organization_id = ${suite.organizationId} and role = 'owner'`;
      expect(left.length, JSON.stringify(outcomes)).toBeGreaterThan(0);
      await clear();
      owner = await join("owner");
    }
  });

  it("is one of two who leave at the same moment", async () => {
    const second = await join("owner");
    const outcomes = await Promise.allSettled(
      [owner, second].map((one) => as(one).member.remove({ memberId: one.memberId })),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const refused = outcomes.find(({ status }) => status === "rejected") as PromiseRejectedResult;
    expect((await refusalOf(Promise.reject(refused.reason))).code).toBe("last_owner");
  });
});

describe("a member who is removed", () => {
  it("no longer acts for the organization at any browser, from the next request on", async () => {
    const member = await join("operator");
    const cookie = await openSession(
      suite.app,
      member.person.userId,
      { address: undefined, userAgent: undefined },
      new Date(),
    );
    const headers = new Headers({ cookie: cookie.split(";")[0] ?? "" });
    expect((await identifyVisitor(suite.app, headers)).actor).toEqual(member.actor);
    await as(owner).member.remove({ memberId: member.memberId });
    const identity = await identifyVisitor(suite.app, headers);
    expect(identity.actor).toEqual({ kind: "anonymous" });
    expect(identity.person?.userId).toBe(member.person.userId);
  });

  it("may be oneself, whatever the role", async () => {
    const auditor = await join("auditor");
    await as(auditor).member.remove({ memberId: auditor.memberId });
    expect(await roleOf(auditor)).toBeUndefined();
  });

  it("leaves everything as it was in a dry run", async () => {
    const member = await join("auditor");
    const before = await suite.contents();
    await suite.call({ actor: owner.actor, dryRun: true }).member.remove({ memberId: member.memberId });
    expect(await suite.contents()).toEqual(before);
  });
});
