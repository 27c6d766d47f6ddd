import { beforeAll, describe, expect, it } from "vitest";
import { despiteDeadlock } from "#db/despite-deadlock.ts";
import type { Role } from "#db/schema/enums.ts";
import type { Actor } from "#server/kernel/access.ts";
import type { Person } from "#server/kernel/context.ts";
import { makePerson } from "#testing/calls.ts";
import { expectRefusal, NOW, openSuite, refusalOf, unique } from "#testing/testing.ts";

const suite = await openSuite();
const other = await openSuite();

const later = (days: number) => new Date(NOW.getTime() + days * 24 * 60 * 60 * 1000);
const anonymous: Actor = { kind: "anonymous" };

let owner: Person;
beforeAll(async () => {
  owner = await makePerson(suite, { role: "owner" });
});

const as = (role: Role, now = NOW) =>
  suite.call({
    actor: { kind: "member", organizationId: suite.organizationId, userId: owner.userId, roles: [role] },
    now,
  });
const person = (one: Person, now = NOW) => suite.call({ actor: anonymous, person: one, now });
const invite = (email: string, role: Role = "auditor") => as("owner").invitation.create({ email, role });
const mailsTo = (email: string) =>
  suite.sql<{ subject: string; text: string }[]>`
    select subject, text from mail where recipient = ${email} order by created_at, id`;

describe("inviting", () => {
  it("mails a link that works for seven days", async () => {
    const email = `${unique()}@example.com`;
    const invitation = await invite(` ${email.toUpperCase()} `, "operator");
    expect(invitation).toMatchObject({
      email,
      role: "operator",
      status: "PENDING",
      inviterName: owner.name,
      expiresAt: later(7).toISOString(),
    });
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toContain("Invitation to Issuer");
    expect(mail?.text).toContain(`${suite.app.env.publicUrl}/invitations/${invitation.invitationId}\n`);
  });

  it("is for owners and admins, and owners are invited by owners alone", async () => {
    const email = `${unique()}@example.com`;
    for (const role of ["operator", "compliance", "auditor"] as const) {
      await expectRefusal(suite, "not_allowed", () => as(role).invitation.create({ email, role: "auditor" }));
    }
    await expectRefusal(suite, "owner_required", () =>
      as("admin").invitation.create({ email, role: "owner" }),
    );
    await expectRefusal(suite, "not_allowed", () =>
      suite.call({ actor: suite.key("customer:write") }).invitation.create({ email, role: "auditor" }),
    );
    expect(await mailsTo(email)).toHaveLength(0);
    await as("admin").invitation.create({ email, role: "admin" });
  });

  it("a member, or somebody who is invited already, is refused", async () => {
    await expectRefusal(suite, "already_member", () => invite(owner.email));
    const email = `${unique()}@example.com`;
    await invite(email);
    await expectRefusal(suite, "already_invited", () => invite(email, "operator"));
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it("the same address ten times at once makes one invitation", async () => {
    const email = `${unique()}@example.com`;
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => invite(email)));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it("anew is possible once the earlier one has expired", async () => {
    const email = `${unique()}@example.com`;
    const first = await invite(email);
    const second = await as("owner", later(8)).invitation.create({ email, role: "admin" });
    const { data } = await as("owner", later(8)).invitation.list({ q: email });
    expect(data.map(({ invitationId, status }) => [invitationId, status])).toEqual([
      [second.invitationId, "PENDING"],
      [first.invitationId, "CANCELLED"],
    ]);
  });

  it.each(["mira", "mira@", "a b@example.com", ""])("%j is no address", async (email) => {
    await expectRefusal(suite, "invalid_request", () => invite(email));
  });
});

describe("an invitation", () => {
  it("is sent again, for another week, also after it expired", async () => {
    const email = `${unique()}@example.com`;
    const { invitationId } = await invite(email);
    const again = await as("admin", later(9)).invitation.resend({ invitationId });
    expect(again).toMatchObject({ status: "PENDING", expiresAt: later(16).toISOString() });
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it("is cancelled once, and then neither accepted nor sent again", async () => {
    const one = await makePerson(suite);
    const { invitationId } = await invite(one.email);
    await expectRefusal(suite, "not_allowed", () => as("operator").invitation.cancel({ invitationId }));
    expect(await as("admin").invitation.cancel({ invitationId })).toMatchObject({ status: "CANCELLED" });
    for (const act of [
      () => as("owner").invitation.cancel({ invitationId }),
      () => as("owner").invitation.resend({ invitationId }),
      () => person(one).invitation.accept({ invitationId }),
      () => person(one).invitation.decline({ invitationId }),
    ]) {
      await expectRefusal(suite, "invitation_not_open", act);
    }
  });

  it("of another organization does not exist for its members", async () => {
    const { invitationId } = await invite(`${unique()}@example.com`);
    for (const act of [other.call().invitation.cancel, other.call().invitation.resend]) {
      await expectRefusal(suite, "invitation_not_found", () => act({ invitationId }));
    }
    expect((await other.call().invitation.list({})).data).toEqual([]);
  });

  it("tells whoever has its link who invites, and the address to nobody but its owner", async () => {
    const one = await makePerson(suite);
    const { invitationId } = await invite(one.email);
    const seen = await suite.call({ actor: anonymous }).invitation.get({ invitationId });
    expect(seen).toMatchObject({
      role: "auditor",
      status: "PENDING",
      isYours: false,
      inviterName: owner.name,
    });
    expect(JSON.stringify(seen)).not.toContain(one.email);
    expect(await person(one).invitation.get({ invitationId })).toMatchObject({
      email: one.email,
      isYours: true,
    });
    expect(
      await suite.call({ actor: anonymous, now: later(7) }).invitation.get({ invitationId }),
    ).toMatchObject({ status: "EXPIRED" });
    const nothing = suite.call({ actor: anonymous }).invitation.get({ invitationId: "inv_nothing" });
    expect((await refusalOf(nothing)).code).toBe("invitation_not_found");
  });
});

describe("accepting", () => {
  it("makes a member with the role, lets the browser act for the organization, and is told in the trail", async () => {
    const one = await makePerson(other);
    const { invitationId } = await invite(one.email, "compliance");
    expect(await person(one).invitation.accept({ invitationId })).toMatchObject({ status: "ACCEPTED" });
    const [row] = await suite.sql`select m.role, s.active_organization_id from member m
      join auth_session s on s.user_id = m.user_id
      where m.organization_id = ${suite.organizationId} and m.user_id = ${one.userId}`;
    expect(row).toEqual({ role: "compliance", active_organization_id: suite.organizationId });
    const events = await suite.sql`select resource_type, action from audit_event
      where organization_id = ${suite.organizationId} and actor_id = ${one.userId} order by resource_type::text`;
    expect([...events]).toEqual([
      { resource_type: "invitation", action: "acceptInvitation" },
      { resource_type: "member", action: "acceptInvitation" },
    ]);
  });

  it("is for the confirmed address it was sent to alone, for seven days", async () => {
    const [one, stranger] = [await makePerson(suite), await makePerson(suite)];
    const { invitationId } = await invite(one.email);
    const refusedWith = (code: Parameters<typeof expectRefusal>[1], who: Person, now = NOW) =>
      expectRefusal(suite, code, () => person(who, now).invitation.accept({ invitationId }));
    await refusedWith("invitation_not_yours", stranger);
    await refusedWith("email_not_verified", { ...one, isEmailVerified: false });
    await refusedWith("invitation_not_open", one, later(7));
    await expectRefusal(suite, "sign_in_required", () => suite.call().invitation.accept({ invitationId }));
    await expectRefusal(suite, "invitation_not_found", () =>
      person(one).invitation.accept({ invitationId: "inv_nothing" }),
    );
  });

  it("happens once, whoever races", async () => {
    const one = await makePerson(suite);
    const { invitationId } = await invite(one.email);
    const outcomes = await Promise.allSettled([
      ...Array.from({ length: 5 }, () => person(one).invitation.accept({ invitationId })),
      ...Array.from({ length: 5 }, () => person(one).invitation.decline({ invitationId })),
    ]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const rows = await suite.sql`select 1 from member where user_id = ${one.userId}`;
    const seen = await person(one).invitation.get({ invitationId });
    expect(rows).toHaveLength(seen.status === "ACCEPTED" ? 1 : 0);
  });

  it("is not for who belongs to the organization by then", async () => {
    const one = await makePerson(suite);
    const { invitationId } = await invite(one.email);
    await despiteDeadlock(
      () => suite.sql`insert into member (organization_id, id, user_id, role, created_at)
      values (${suite.organizationId}, ${unique("mem")}, ${one.userId}, 'operator', now())`,
    );
    await expectRefusal(suite, "already_member", () => person(one).invitation.accept({ invitationId }));
  });
});

describe("declining", () => {
  it("ends the invitation, and makes nobody a member", async () => {
    const one = await makePerson(suite);
    const { invitationId } = await invite(one.email);
    expect(await person(one).invitation.decline({ invitationId })).toMatchObject({ status: "DECLINED" });
    expect(await suite.sql`select 1 from member where user_id = ${one.userId}`).toHaveLength(0);
    await expectRefusal(suite, "invitation_not_open", () => person(one).invitation.accept({ invitationId }));
    await invite(one.email);
  });
});
