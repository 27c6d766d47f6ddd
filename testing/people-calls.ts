import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { legalVersions } from "#server/kernel/fields/legal.ts";
import { customerInput, makeCustomer } from "./factories.ts";
import { NOW, newWallet, unique } from "./testing.ts";
import { plain, type TestCall, using, type World } from "./world.ts";

/** How procedures are called that are about people: members, sign-ins, keys, wallets, the trail they leave. */
export const peopleCalls: Readonly<Record<string, TestCall>> = {
  "member.list": plain((caller) => caller.member.list({})),
  "member.change": using(newMember, (caller, _, memberId) =>
    caller.member.change({ memberId, role: "operator" }),
  ),
  "member.remove": using(newMember, (caller, _, memberId) => caller.member.remove({ memberId })),

  "testClock.get": plain((caller) => caller.testClock.get({})),
  "testClock.advance": using(realTime, (caller) => caller.testClock.advance({ by: "PT1H" })),
  "testClock.update": using(realTime, (caller) => caller.testClock.update({ mode: "FROZEN" })),
  "testClock.reset": using(frozenClock, (caller) => caller.testClock.reset({})),

  "invitation.create": plain((caller) => caller.invitation.create({ email: newEmail(), role: "auditor" })),
  "invitation.list": plain((caller) => caller.invitation.list({})),
  "invitation.resend": using(inviteMember, (caller, _, invitationId) =>
    caller.invitation.resend({ invitationId }),
  ),
  "invitation.cancel": using(inviteMember, (caller, _, invitationId) =>
    caller.invitation.cancel({ invitationId }),
  ),
  "invitation.get": using(inviteMember, (caller, _, invitationId) => caller.invitation.get({ invitationId })),
  "invitation.accept": using(beInvited, (caller, _, invitationId) =>
    caller.invitation.accept({ invitationId }),
  ),
  "invitation.decline": using(beInvited, (caller, _, invitationId) =>
    caller.invitation.decline({ invitationId }),
  ),

  "customerLogin.get": plain((caller, { customer }) => caller.customerLogin.get({ customerId: customer.id })),
  "customerLogin.remove": using(
    async ({ newPerson, customer }) => (await newPerson({ customerId: customer.id })).userId,
    (caller, { customer }, userId) => caller.customerLogin.remove({ customerId: customer.id, userId }),
  ),
  "customerLogin.claimable": plain((caller) => caller.customerLogin.claimable({})),
  "customerLogin.claim": using(
    ({ suite, person }) => makeCustomer(suite, { email: person.email }),
    (caller, { organizationId }, { id: customerId }) =>
      caller.customerLogin.claim({ organizationId, customerId }),
  ),
  "customerLogin.join": using(newIssuer, (caller, _, organizationId) =>
    caller.customerLogin.join({ organizationId, ...customerInput() }),
  ),
  "customerLogin.invitation.create": plain((caller, { customer }) =>
    caller.customerLogin.invitation.create({ customerId: customer.id, email: newEmail() }),
  ),
  "customerLogin.invitation.get": using(
    ({ suite }) => makeCustomer(suite).then(({ id }) => inviteCustomer(suite, id)),
    (caller, _, { token }) => caller.customerLogin.invitation.get({ token }),
  ),
  "customerLogin.invitation.accept": using(
    ({ suite }) => makeCustomer(suite).then(({ id }) => inviteCustomer(suite, id)),
    (caller, _, { token }) => caller.customerLogin.invitation.accept({ token }),
  ),
  "customerLogin.invitation.revoke": using(
    ({ suite, customer }) => inviteCustomer(suite, customer.id),
    (caller, { customer }, { invitationId }) =>
      caller.customerLogin.invitation.revoke({ customerId: customer.id, invitationId }),
  ),

  "wallet.add": plain((caller, { customer }) =>
    caller.wallet.add({ customerId: customer.id, address: newWallet() }),
  ),
  "wallet.challenge": plain((caller, { customer }) =>
    caller.wallet.challenge({ customerId: customer.id, walletAddress: customer.wallets[0]?.address ?? "" }),
  ),
  "wallet.prove": using(signChallenge, (caller, _, proof) => caller.wallet.prove(proof)),

  "apiKey.create": plain((caller) =>
    caller.apiKey.create({ name: "Website", mode: "test", scopes: ["offering:read"] }),
  ),
  "apiKey.list": plain((caller) => caller.apiKey.list({})),
  "apiKey.revoke": using(
    ({ suite }) => suite.call().apiKey.create({ name: "Old", mode: "test", scopes: ["offering:read"] }),
    (caller, _, { apiKeyId }) => caller.apiKey.revoke({ apiKeyId }),
  ),

  "person.get": plain((caller) => caller.person.get({})),
  "person.update": plain((caller) => caller.person.update({ name: "Ida Person" })),
  "person.acceptLegal": plain((caller) =>
    caller.person.acceptLegal({ accepted: [{ document: "TERMS", version: legalVersions.TERMS }] }),
  ),
  "session.list": plain((caller) => caller.session.list({})),
  "session.revoke": using(signInElsewhere, (caller, _, sessionId) => caller.session.revoke({ sessionId })),
  "session.revokeOthers": plain((caller) => caller.session.revokeOthers({})),

  "auditEvent.list": plain((caller) => caller.auditEvent.list({})),
  "auditEvent.get": using(
    async ({ suite }) => (await suite.call().auditEvent.list({})).data[0]?.auditEventId ?? "",
    (caller, _, auditEventId) => caller.auditEvent.get({ auditEventId }),
  ),
  "auditEvent.chain": plain((caller) => caller.auditEvent.chain({})),
  "auditEvent.erase": plain((caller, { otherCustomer }) =>
    caller.auditEvent.erase({ customerId: otherCustomer.id }),
  ),

  "demo.listMail": plain((caller) => caller.demo.listMail({})),
};

const newEmail = () => `${unique()}@example.com`;

/** A further member, an auditor; its id. */
async function newMember({ suite, organizationId, newPerson }: World): Promise<string> {
  const { userId } = await newPerson({ role: "auditor" });
  const [member] = await suite.sql<{ id: string }[]>`
    select id from member where organization_id = ${organizationId} and user_id = ${userId}`;
  return member?.id ?? "";
}

async function inviteMember({ suite }: World): Promise<string> {
  const { invitationId } = await suite.call().invitation.create({ email: newEmail(), role: "auditor" });
  return invitationId;
}

/** An invitation of the world's person to an issuer of which they are no member yet. */
async function beInvited(world: World): Promise<string> {
  const organizationId = await newIssuer(world);
  const invitationId = unique("inv");
  await world.suite.sql`
    insert into invitation (organization_id, id, email, role, expires_at, inviter_id)
    values (${organizationId}, ${invitationId}, ${world.person.email}, 'operator', '2099-01-01', ${world.person.userId})`;
  return invitationId;
}

async function newIssuer({ suite }: World): Promise<string> {
  const id = unique("org");
  await suite.sql`insert into organization (id, slug, name, created_at) values (${id}, ${id}, 'Another', now())`;
  return id;
}

/** An invitation to sign in as a customer, with the secret of the link in its mail. */
async function inviteCustomer(suite: World["suite"], customerId: string) {
  const email = newEmail();
  const { invitationId } = await suite.call().customerLogin.invitation.create({ customerId, email });
  const [mail] = await suite.sql<{ text: string }[]>`select text from mail where recipient = ${email}`;
  return { invitationId, token: mail?.text.match(/\/join\/([\w-]{43})\n/)?.[1] ?? "" };
}

/** A further wallet of the customer, and the signature that proves it. */
async function signChallenge({ suite, customer }: World) {
  const account = privateKeyToAccount(generatePrivateKey());
  const { wallet } = suite.call();
  await wallet.add({ customerId: customer.id, address: account.address });
  const own = { customerId: customer.id, walletAddress: account.address };
  const { nonce, message } = await wallet.challenge(own);
  return { ...own, nonce, signature: await account.signMessage({ message }) };
}

/** A further session of the world's person. */
async function signInElsewhere({ suite, person }: World): Promise<string> {
  const id = unique("ses");
  await suite.sql`insert into auth_session (id, token, user_id, expires_at)
    values (${id}, ${unique("token")}, ${person.userId}, '2099-01-01')`;
  return id;
}

/** Ends clocks that calls before turned, in whichever organization; live keys stand in the way of turning one. */
async function realTime({ suite: { sql, organizationId } }: World): Promise<void> {
  await sql`delete from test_clock where since = ${NOW.toISOString()}`;
  await sql`delete from api_key where organization_id = ${organizationId} and mode = 'live'`;
}

/** A clock that stands behind the real time, so that it can be ended; gives when it stands. */
async function frozenClock(world: World): Promise<string> {
  await realTime(world);
  const at = NOW.toISOString();
  await world.suite.sql`
    insert into test_clock (organization_id, mode, at, since)
    values (${world.suite.organizationId}, 'FROZEN', ${at}, ${at})`;
  return at;
}
