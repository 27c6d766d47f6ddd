import { beforeAll, describe, expect, it } from "vitest";
import type { Person } from "#server/kernel/context.ts";
import { makePerson } from "#testing/calls.ts";
import { customerInput, makeCustomer, prove } from "#testing/factories.ts";
import { expectRefusal, NOW, newWallet, openSuite, refusalOf, unique } from "#testing/testing.ts";
import { hashOf } from "./token.ts";

const suite = await openSuite();
const other = await openSuite();

let person: Person;
beforeAll(async () => {
  person = await makePerson(suite);
});

const as = (who: Person, now = NOW) =>
  suite.call({ person: who, actor: { kind: "anonymous" }, now }).customerLogin;
const issuer = suite.call().customerLogin;
const daysLater = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => "done",
    (error) => error.cause?.code as string,
  );

/** The secret of the link in the mail that went to this address last. */
async function linkTo(email: string): Promise<string> {
  const [mail] = await suite.sql<{ text: string }[]>`
    select text from mail where recipient = ${email} order by id desc limit 1`;
  return mail?.text.match(/\/join\/([\w-]{43})\n/)?.[1] ?? "";
}

/** A customer, and the link to sign in as it. */
async function invited(overrides: Parameters<typeof makeCustomer>[1] = {}) {
  const email = `${unique()}@example.com`;
  const customer = await makeCustomer(suite, { name: "Ada Lindqvist", email, ...overrides });
  const invitation = await issuer.invitation.create({ customerId: customer.id });
  return { email, customer, invitation, token: await linkTo(email) };
}

async function sessionOf({ sessionId }: Person) {
  const [session] = await suite.sql`
    select active_organization_id, active_customer_id from auth_session where id = ${sessionId}`;
  return session;
}

const auditOf = async (resourceId: string) =>
  (
    await suite.sql<{ action: string; actor_kind: string; actor_id: string | null }[]>`
      select action, actor_kind, actor_id from audit_event
       where organization_id = ${suite.organizationId} and resource_id = ${resourceId} order by id`
  ).map((row) => ({ ...row }));

describe("an invitation", () => {
  it("is a link in a mail, of which the hash alone is kept", async () => {
    const { email, customer, invitation, token } = await invited();
    expect(invitation).toEqual({
      object: "customer_invitation",
      invitationId: expect.stringMatching(/^inv_/),
      customerId: customer.id,
      email,
      expiresAt: daysLater(14).toISOString(),
      createdAt: NOW.toISOString(),
    });
    const [kept] = await suite.sql`select token_hash from customer_invitation
      where id = ${invitation.invitationId}`;
    expect(kept?.token_hash).toBe(hashOf(token));
    expect(await issuer.get({ customerId: customer.id })).toEqual({
      object: "customer_access",
      logins: [],
      invitations: [invitation],
    });
    expect(await auditOf(invitation.invitationId)).toMatchObject([{ action: "inviteCustomer" }]);
  });

  it("goes to another address where one is named, and a second one to it replaces the first", async () => {
    const { customer, token: first } = await invited();
    const email = `Elsewhere-${unique()}@Example.com`;
    await issuer.invitation.create({ customerId: customer.id, email });
    const again = await issuer.invitation.create({ customerId: customer.id, email });
    expect(again.email).toBe(email.toLowerCase());
    const { invitations } = await issuer.get({ customerId: customer.id });
    expect(invitations).toHaveLength(2);
    await as(person).invitation.get({ token: first });
  });

  it("shows whoever has it the issuer and a masked name", async () => {
    const { token } = await invited();
    const shown = await suite.call({ actor: { kind: "anonymous" } }).customerLogin.invitation.get({ token });
    expect(shown).toEqual({
      object: "customer_invitation",
      organizationName: expect.stringContaining("Issuer"),
      customerName: "A•• L••••••••",
      expiresAt: daysLater(14).toISOString(),
    });
  });

  it("makes whoever accepts it sign in as the customer, and act as it at once", async () => {
    const own = await makePerson(suite);
    const { customer, token } = await invited();
    const linked = await as(own).invitation.accept({ token });
    expect(linked).toEqual({
      object: "linked_customer",
      value: `customer:${suite.organizationId}:${customer.id}`,
      organizationId: suite.organizationId,
      organizationName: expect.stringContaining("Issuer"),
      customerId: customer.id,
      customerName: "Ada Lindqvist",
    });
    expect(await sessionOf(own)).toEqual({
      active_organization_id: suite.organizationId,
      active_customer_id: customer.id,
    });
    const { logins, invitations } = await issuer.get({ customerId: customer.id });
    expect({ logins, invitations }).toEqual({
      logins: [
        {
          object: "customer_login",
          userId: own.userId,
          name: own.name,
          email: own.email,
          createdAt: NOW.toISOString(),
        },
      ],
      invitations: [],
    });
    expect(await auditOf(customer.id)).toContainEqual({
      action: "acceptCustomerInvitation",
      actor_kind: "customer",
      actor_id: own.userId,
    });
  });

  it("works once, whoever races", async () => {
    const { customer, token } = await invited();
    const rivals = await Promise.all(Array.from({ length: 4 }, () => makePerson(suite)));
    const outcomes = await Promise.all(rivals.map((rival) => codeOf(as(rival).invitation.accept({ token }))));
    expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(["done", "customer_invitation_not_found"]));
    expect((await issuer.get({ customerId: customer.id })).logins).toHaveLength(1);
  });

  it("is of no use once it is 14 days old, taken back or unknown", async () => {
    const [old, taken] = [await invited(), await invited()];
    const { customerId, invitationId } = taken.invitation;
    expect((await issuer.invitation.revoke({ customerId, invitationId })).invitations).toEqual([]);
    for (const [token, now] of [
      [old.token, daysLater(14)],
      [taken.token, NOW],
      ["nothing", NOW],
    ] as const) {
      await expectRefusal(suite, "customer_invitation_not_found", () =>
        as(person, now).invitation.accept({ token }),
      );
      await expectRefusal(suite, "customer_invitation_not_found", () =>
        as(person, now).invitation.get({ token }),
      );
    }
    await as(await makePerson(suite), new Date(daysLater(14).getTime() - 1)).invitation.accept(old);
  });

  it("needs an address, a customer and the right", async () => {
    const { id: customerId } = await makeCustomer(suite);
    const refusal = await expectRefusal(suite, "missing_field", () =>
      issuer.invitation.create({ customerId }),
    );
    expect(refusal.violations[0]?.param).toBe("email");
    const { customer, invitation } = await invited();
    const ids = { customerId: customer.id, invitationId: invitation.invitationId };
    const login = { customerId: customer.id, userId: person.userId };
    const auditor = suite.call({ actor: suite.member("auditor") }).customerLogin;
    await expectRefusal(suite, "not_allowed", () => auditor.invitation.create(ids));
    await expectRefusal(suite, "not_allowed", () => auditor.invitation.revoke(ids));
    await expectRefusal(suite, "not_allowed", () => auditor.remove(login));
    const itself = suite.call({ actor: suite.customer(customer.id) }).customerLogin;
    expect((await itself.get(ids)).invitations).toEqual([invitation]);
    await expectRefusal(suite, "not_allowed", () => itself.invitation.create(ids));
    await expectRefusal(suite, "not_allowed", () => itself.invitation.revoke(ids));
    await expectRefusal(suite, "not_allowed", () => itself.remove(login));
    const stranger = suite.call({ actor: suite.customer(customerId) }).customerLogin;
    const elsewhere = other.call().customerLogin;
    for (const [caller, code] of [
      [stranger, "not_allowed"],
      [elsewhere, "customer_not_found"],
    ] as const) {
      await expectRefusal(suite, "customer_not_found", () => caller.get(ids));
      await expectRefusal(suite, code, () => caller.invitation.create(ids));
      await expectRefusal(suite, code, () => caller.invitation.revoke(ids));
      await expectRefusal(suite, code, () => caller.remove(login));
    }
    await expectRefusal(suite, "customer_invitation_not_found", () =>
      issuer.invitation.revoke({ ...ids, customerId }),
    );
    await expectRefusal(suite, "login_not_found", () => issuer.remove(login));
  });

  it("is looked into, then refused to nobody who is not signed in", async () => {
    const { token } = await invited();
    await expectRefusal(suite, "sign_in_required", () => issuer.invitation.accept({ token }));
  });
});

describe("a customer's own e-mail address", () => {
  const byMail = async (own: Person, overrides: Parameters<typeof makeCustomer>[1] = {}, within = suite) =>
    makeCustomer(within, { name: "Ada Lindqvist", email: own.email.toUpperCase(), ...overrides });

  it("lets the person it belongs to sign in as the customer, at any issuer", async () => {
    const own = await makePerson(suite);
    const [here, there] = [await byMail(own), await byMail(own, {}, other)];
    const { data } = await as(own).claimable({});
    expect(data.map(({ customerId }) => customerId).sort()).toEqual([here.id, there.id].sort());
    const claim = { organizationId: suite.organizationId, customerId: here.id };
    expect(await as(own).claim(claim)).toMatchObject({ ...claim, customerName: "Ada Lindqvist" });
    expect(await sessionOf(own)).toMatchObject({ active_customer_id: here.id });
    expect((await as(own).claimable({})).data.map(({ customerId }) => customerId)).toEqual([there.id]);
    expect((await auditOf(here.id)).map(({ action }) => action).sort()).toEqual([
      "claimCustomer",
      "createCustomer",
    ]);
  });

  it("does so only while it is confirmed, theirs, and nobody signs in as the customer", async () => {
    const own = await makePerson(suite);
    const [mine, theirs] = [await byMail(own), await byMail(person)];
    const { organizationId } = suite;
    const refused = async (customerId: string, within = organizationId) =>
      expectRefusal(suite, "customer_not_found", () => as(own).claim({ organizationId: within, customerId }));
    await refused(theirs.id);
    await refused("cus_nobody");
    await refused(mine.id, other.organizationId);
    await refused(mine.id, "org_nowhere");

    await suite.sql`update auth_user set email_verified = false where id = ${own.userId}`;
    expect((await as(own).claimable({})).data).toEqual([]);
    await refused(mine.id);
    await suite.sql`update auth_user set email_verified = true where id = ${own.userId}`;

    await makePerson(suite, { customerId: mine.id });
    expect((await as(own).claimable({})).data).toEqual([]);
    await refused(mine.id);
  });

  it("is claimed once, whoever races", async () => {
    const own = await makePerson(suite);
    const { id: customerId } = await byMail(own);
    const claim = { organizationId: suite.organizationId, customerId };
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => codeOf(as(own).claim(claim))));
    expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength(1);
  });
});

describe("a person whom the organization takes the customer from", () => {
  it("acts as it no more, and gets back by an invitation alone", async () => {
    const own = await makePerson(suite);
    const customer = await makeCustomer(suite, { email: own.email });
    const ids = { organizationId: suite.organizationId, customerId: customer.id };
    await as(own).claim(ids);
    const removed = await issuer.remove({ customerId: customer.id, userId: own.userId });
    expect(removed.logins).toEqual([]);
    expect((await auditOf(customer.id)).map(({ action }) => action)).toContain("removeCustomerLogin");
    expect((await as(own).claimable({})).data).toEqual([]);
    await expectRefusal(suite, "customer_not_found", () => as(own).claim(ids));
    await issuer.invitation.create({ customerId: customer.id });
    await as(own).invitation.accept({ token: await linkTo(own.email) });
    expect((await issuer.get({ customerId: customer.id })).logins).toHaveLength(1);
  });
});

describe("joining an issuer", () => {
  const input = (overrides: Parameters<typeof customerInput>[0] = {}, within = suite.organizationId) => ({
    ...customerInput({ name: "Nora Berg", ...overrides }),
    organizationId: within,
  });

  it("makes a customer and the person's way in, at once", async () => {
    const own = await makePerson(suite);
    const created = await as(own).join(input());
    expect(created).toMatchObject({ object: "customer", name: "Nora Berg" });
    expect(await suite.call().customer.get({ customerId: created.id })).toEqual(created);
    expect(await sessionOf(own)).toEqual({
      active_organization_id: suite.organizationId,
      active_customer_id: created.id,
    });
    expect((await issuer.get({ customerId: created.id })).logins.map(({ userId }) => userId)).toEqual([
      own.userId,
    ]);
    const row = { action: "joinIssuer", actor_kind: "customer", actor_id: own.userId };
    expect(await auditOf(created.id)).toEqual([row, row]);
  });

  it("is done once at each issuer, however often it is sent", async () => {
    const own = await makePerson(suite);
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => codeOf(as(own).join(input()))));
    expect(outcomes.sort()).toEqual(["already_customer", "already_customer", "already_customer", "done"]);
    await as(own).join(input({}, other.organizationId));
    const { identities } = await suite.call({ person: own }).organization.viewer({});
    expect(identities.map(({ organizationId }) => organizationId).sort()).toEqual(
      [suite.organizationId, other.organizationId].sort(),
    );
  });

  it("is refused at an unknown issuer, and with another customer's wallet", async () => {
    const own = await makePerson(suite);
    await expectRefusal(suite, "organization_not_found", () => as(own).join(input({}, "org_nowhere")));
    const owner = await makeCustomer(suite);
    await prove(suite, owner);
    const wallets = [{ address: newWallet() }, { address: owner.wallets[0]?.address ?? "" }];
    const before = await sessionOf(own);
    const refusal = await expectRefusal(suite, "wallet_taken", () => as(own).join(input({ wallets })));
    expect(refusal.violations[0]?.param).toBe("wallets.1.address");
    expect(await sessionOf(own)).toEqual(before);
    expect((await refusalOf(suite.call().customerLogin.join(input()))).code).toBe("sign_in_required");
  });

  it("leaves nothing after a dry run", async () => {
    const own = await makePerson(suite);
    const before = await suite.contents();
    await suite.call({ person: own, dryRun: true }).customerLogin.join(input());
    expect(await suite.contents()).toEqual(before);
  });
});
