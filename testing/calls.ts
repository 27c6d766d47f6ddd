import { despiteDeadlock } from "#db/despite-deadlock.ts";
import type { Actor } from "#server/kernel/access.ts";
import type { Person } from "#server/kernel/context.ts";
import { chainCalls } from "./chain-calls.ts";
import { customerCalls } from "./customer-calls.ts";
import {
  distributionInput,
  holdSome,
  makeDistribution,
  makeFailedPayment,
  makePayment,
} from "./distributions.ts";
import { eventCalls } from "./event-calls.ts";
import {
  customerInput,
  intentInput,
  makeCustomer,
  makeDocument,
  makeHolder,
  makeOffering,
  makeToken,
  offerInput,
  offeringInput,
  verify,
} from "./factories.ts";
import { fileCalls } from "./file-calls.ts";
import { noticeCalls } from "./notice-calls.ts";
import { paymentCalls } from "./payment-calls.ts";
import { peopleCalls } from "./people-calls.ts";
import { requestCalls } from "./request-calls.ts";
import { NOW, type Suite, unique } from "./testing.ts";
import { type PersonKind, plain, type TestCall, using, type World } from "./world.ts";

/** Makes the world of a suite; the owner's calls make what is in it. */
export async function makeWorld(suite: Suite): Promise<World> {
  // Whom the suite's members are: what they make may name them.
  await suite.sql`insert into auth_user (id, name, email, created_at, updated_at)
    values ('usr_test', 'Test Member', 'member@example.com', now(), now()) on conflict do nothing`;
  const { tokenId } = await makeToken(suite);
  const customer = await makeHolder(suite, tokenId, 500);
  const otherCustomer = await makeCustomer(suite);
  const offering = await makeOffering(suite, { tokenId });
  const person = await makePerson(suite, { role: "owner", customerId: customer.id });
  const { organizationId } = suite;
  const newPerson = (as: PersonKind = {}) => makePerson(suite, as);
  return { suite, organizationId, tokenId, offering, customer, otherCustomer, person, newPerson };
}

/** Somebody who signed in, with a session; a member or a customer's login where asked. */
export async function makePerson(
  { sql, organizationId }: Suite,
  { role, customerId }: PersonKind = {},
): Promise<Person> {
  const userId = unique("usr");
  const sessionId = unique("ses");
  const email = `${userId}@example.com`;
  const at = NOW.toISOString();
  await despiteDeadlock(
    () => sql`insert into auth_user (id, name, email, email_verified, created_at, updated_at)
    values (${userId}, 'Ida Person', ${email}, true, ${at}, ${at})`,
  );
  await sql`insert into auth_session (id, token, user_id, active_organization_id, last_used_at, expires_at, created_at, updated_at)
    values (${sessionId}, ${unique("token")}, ${userId}, ${organizationId}, ${at}, '2099-01-01', ${at}, ${at})`;
  if (role) {
    await despiteDeadlock(
      () => sql`insert into member (organization_id, id, user_id, role, created_at)
      values (${organizationId}, ${unique("mem")}, ${userId}, ${role}, ${at})`,
    );
  }
  if (customerId !== undefined) {
    await despiteDeadlock(
      () => sql`insert into customer_login (organization_id, customer_id, user_id, created_at)
      values (${organizationId}, ${customerId}, ${userId}, ${at})`,
    );
  }
  return { userId, sessionId, name: "Ida Person", email, isEmailVerified: true };
}

/** Every procedure there is, by its path in the router, and how it is called; a test tells which one is missing. */
export const testCalls: Readonly<Record<string, TestCall>> = {
  "offering.create": plain((caller) => caller.offering.create(offeringInput())),
  "offering.update": plain((caller, { offering: { offeringId } }) =>
    caller.offering.update({ offeringId, subtitle: unique() }),
  ),
  "offering.publish": using(
    ({ suite }) => makeOffering(suite, { publish: false }),
    (caller, _, { offeringId }) => caller.offering.publish({ offeringId }),
  ),
  "offering.pause": using(
    ({ suite }) => makeOffering(suite),
    (caller, _, { offeringId }) => caller.offering.pause({ offeringId }),
  ),
  "offering.resume": using(
    async ({ suite }) => suite.call().offering.pause({ offeringId: (await makeOffering(suite)).offeringId }),
    (caller, _, { offeringId }) => caller.offering.resume({ offeringId }),
  ),
  "offering.close": using(
    ({ suite }) => makeOffering(suite),
    (caller, _, { offeringId }) => caller.offering.close({ offeringId }),
  ),
  "offering.cancel": using(
    ({ suite }) => makeOffering(suite),
    (caller, _, { offeringId }) => caller.offering.cancel({ offeringId }),
  ),
  "offering.get": plain((caller, { offering: { offeringId } }) => caller.offering.get({ offeringId })),
  "offering.list": plain((caller) => caller.offering.list({})),
  "offering.participants": plain((caller, { offering: { offeringId } }) =>
    caller.offering.participants({ offeringId }),
  ),
  "offeringForm.create": plain((caller) => caller.offeringForm.create({ values: {} })),
  // A form is its writer's alone: whoever goes on with one has begun it.
  "offeringForm.get": plain(async (caller) =>
    caller.offeringForm.get(await caller.offeringForm.create({ values: {} })),
  ),
  "offeringForm.update": plain(async (caller) =>
    caller.offeringForm.update(await caller.offeringForm.create({ values: { title: "Harbour Lofts" } })),
  ),
  "offeringForm.delete": plain(async (caller) =>
    caller.offeringForm.delete(await caller.offeringForm.create({ values: {} })),
  ),
  "offeringForm.list": plain((caller) => caller.offeringForm.list({})),
  "market.get": plain((caller, { offering: { offeringId } }) => caller.market.get({ offeringId })),
  "market.documents": plain((caller, { offering: { offeringId } }) =>
    caller.market.documents({ offeringId }),
  ),
  "offeringDocument.list": plain((caller, { offering: { offeringId } }) =>
    caller.offeringDocument.list({ offeringId }),
  ),
  "offeringDocument.withdraw": using(
    ({ suite, offering: { offeringId } }) => makeDocument(suite, offeringId),
    (caller, _, { offeringId, offeringDocumentId }) =>
      caller.offeringDocument.withdraw({ offeringId, offeringDocumentId }),
  ),
  "offeringDocument.acceptances": using(
    ({ suite, customer, offering }) =>
      suite.call().offeringPurchaseIntent.create(intentInput(customer, offering)),
    (caller, _, { offeringPurchaseIntentId }) =>
      caller.offeringDocument.acceptances({ offeringPurchaseIntentId }),
  ),
  ...noticeCalls,
  "market.list": plain((caller) => caller.market.list({})),
  "issuer.get": plain((caller, { organizationId }) => caller.issuer.get({ slug: organizationId })),
  "customer.create": plain((caller) => caller.customer.create(customerInput({ name: "Ada Lindqvist" }))),
  "customer.get": plain((caller, { customer }) => caller.customer.get({ customerId: customer.id })),
  "customer.list": plain((caller) => caller.customer.list({})),
  ...customerCalls,
  ...fileCalls,
  "offeringPurchaseIntent.create": plain((caller, { customer, offering }) =>
    caller.offeringPurchaseIntent.create(intentInput(customer, offering)),
  ),
  "offeringPurchaseIntent.get": using(
    ({ suite, customer, offering }) =>
      suite.call().offeringPurchaseIntent.create(intentInput(customer, offering)),
    (caller, _, { offeringPurchaseIntentId }) =>
      caller.offeringPurchaseIntent.get({ offeringPurchaseIntentId }),
  ),
  "offeringPurchaseIntent.update": using(
    ({ suite, customer, offering }) =>
      suite.call().offeringPurchaseIntent.create(intentInput(customer, offering)),
    (caller, _, { offeringPurchaseIntentId }) =>
      caller.offeringPurchaseIntent.update({ offeringPurchaseIntentId, metadata: { orderId: unique() } }),
  ),
  "offeringPurchaseIntent.cancel": using(
    ({ suite, customer, offering }) =>
      suite.call().offeringPurchaseIntent.create(intentInput(customer, offering)),
    (caller, _, { offeringPurchaseIntentId }) =>
      caller.offeringPurchaseIntent.cancel({ offeringPurchaseIntentId }),
  ),
  "offeringPurchaseIntent.list": plain((caller) => caller.offeringPurchaseIntent.list({})),
  "bulletinBoard.offer.create": plain((caller, { customer, tokenId }) =>
    caller.bulletinBoard.offer.create(offerInput(customer, tokenId, { amount: 1 })),
  ),
  "bulletinBoard.offer.update": using(postOffer, (caller, _, { offerId }) =>
    caller.bulletinBoard.offer.update({ offerId, metadata: { deskId: unique() } }),
  ),
  "bulletinBoard.offer.cancel": using(postOffer, (caller, { customer }, { offerId }) =>
    caller.bulletinBoard.offer.cancel({ offerId, customerId: customer.id }),
  ),
  "bulletinBoard.offer.get": using(postOffer, (caller, _, { offerId }) =>
    caller.bulletinBoard.offer.get({ offerId }),
  ),
  "bulletinBoard.offer.list": plain((caller) => caller.bulletinBoard.offer.list({})),
  "bulletinBoard.offer.accept": using(postAcceptable, (caller, { customer }, { offerId }) =>
    caller.bulletinBoard.offer.accept({
      offerId,
      customerId: customer.id,
      takerWalletAddress: customer.wallets[0]?.address ?? "",
    }),
  ),
  "bulletinBoard.token.get": plain((caller, { customer, tokenId }) =>
    caller.bulletinBoard.token.get({ tokenId, customerId: customer.id }),
  ),
  "bulletinBoard.token.list": plain((caller) => caller.bulletinBoard.token.list({})),
  "file.tradeNote.get": using(makeTrade, (caller, _, { tradeId = "" }) =>
    caller.file.tradeNote.get({ tradeId }),
  ),
  "portfolio.get": plain((caller, { customer }) => caller.portfolio.get({ customerId: customer.id })),
  "portfolio.movements": plain((caller, { customer }) =>
    caller.portfolio.movements({ customerId: customer.id }),
  ),
  "portfolio.statements": plain((caller, { customer }) =>
    caller.portfolio.statements({ customerId: customer.id }),
  ),
  "trade.get": using(makeTrade, (caller, _, { tradeId = "" }) => caller.trade.get({ tradeId })),
  "trade.list": plain((caller) => caller.trade.list({})),
  "trade.confirmPayment": using(makeTrade, (caller, _, { tradeId = "" }) =>
    caller.trade.confirmPayment({ tradeId }),
  ),
  "trade.prices": plain((caller, { tokenId }) => caller.trade.prices({ tokenId })),
  "register.holders": plain((caller, { tokenId }) => caller.register.holders({ tokenId })),
  "register.entries": plain((caller, { tokenId }) => caller.register.entries({ tokenId })),
  "register.transfer": plain((caller, { tokenId, customer, otherCustomer }) =>
    caller.register.transfer({
      tokenId,
      fromCustomerId: customer.id,
      fromWalletAddress: customer.wallets[0]?.address ?? "",
      toCustomerId: otherCustomer.id,
      toWalletAddress: otherCustomer.wallets[0]?.address ?? "",
      amount: 1,
      reason: "Inheritance",
    }),
  ),
  "token.update": using(
    ({ suite }) => makeToken(suite),
    (caller, _, { tokenId }) => caller.token.update({ tokenId, metadata: { isin: unique() } }),
  ),
  "token.pause": using(
    ({ suite }) => makeToken(suite),
    (caller, _, { tokenId }) => caller.token.pause({ tokenId }),
  ),
  "token.unpause": using(
    async ({ suite }) => suite.call().token.pause(await makeToken(suite)),
    (caller, _, { tokenId }) => caller.token.unpause({ tokenId }),
  ),
  "token.create": plain((caller) => caller.token.create({ name: "T", symbol: "T", totalSupply: 1 })),
  "token.mint": plain((caller, { tokenId, customer }) =>
    caller.token.mint({
      tokenId,
      customerId: customer.id,
      walletAddress: customer.wallets[0]?.address ?? "",
      amount: 1,
    }),
  ),
  "token.get": plain((caller, { tokenId }) => caller.token.get({ tokenId })),
  "token.list": plain((caller) => caller.token.list({})),
  "distribution.create": using(
    ({ suite, tokenId, customer }) => holdSome(suite, tokenId, customer),
    (caller, { tokenId }) => caller.distribution.create(distributionInput(tokenId)),
  ),
  "distribution.preview": plain((caller, { tokenId }) =>
    caller.distribution.preview({
      tokenId,
      amount: 100,
      currency: "EUR",
      recordDate: "2027-02-01T00:00:00Z",
    }),
  ),
  "distribution.get": using(makeDistribution, (caller, _, { distributionId }) =>
    caller.distribution.get({ distributionId }),
  ),
  "distribution.list": plain((caller) => caller.distribution.list({})),
  "distribution.cancel": using(
    async ({ suite, customer }) => {
      // Of a token that nobody else holds: whoever does sees what is to come of it.
      const { tokenId } = await makeToken(suite);
      await holdSome(suite, tokenId, customer);
      return suite
        .call()
        .distribution.create(distributionInput(tokenId, { recordDate: "2027-06-30T22:00:00Z" }));
    },
    (caller, _, { distributionId }) => caller.distribution.cancel({ distributionId }),
  ),
  "distribution.payments": using(makeDistribution, (caller, _, { distributionId }) =>
    caller.distribution.payments({ distributionId }),
  ),
  "distribution.markPaid": using(makeDistribution, (caller, _, { distributionId }) =>
    caller.distribution.markPaid({ distributionId }),
  ),
  "distribution.summary": plain((caller) => caller.distribution.summary({})),
  "distributionPayment.get": using(makePayment, (caller, _, { distributionPaymentId }) =>
    caller.distributionPayment.get({ distributionPaymentId }),
  ),
  "distributionPayment.list": plain((caller) => caller.distributionPayment.list({})),
  "distributionPayment.retry": using(makeFailedPayment, (caller, _, { distributionPaymentId }) =>
    caller.distributionPayment.retry({ distributionPaymentId }),
  ),
  "distributionPayment.markPaid": using(makePayment, (caller, _, { distributionPaymentId }) =>
    caller.distributionPayment.markPaid({ distributionPaymentId }),
  ),
  "distributionPayment.markFailed": using(makePayment, (caller, _, { distributionPaymentId }) =>
    caller.distributionPayment.markFailed({ distributionPaymentId, reason: "The account is closed." }),
  ),
  ...requestCalls,
  "savedView.list": plain((caller) => caller.savedView.list({ list: "/console/purchases" })),
  "savedView.create": plain((caller) =>
    caller.savedView.create({ list: "/console/purchases", name: "Mine", query: "sort=createdAt" }),
  ),
  // A view is its maker's alone: whoever removes one has made it.
  "savedView.delete": plain(async (caller) =>
    caller.savedView.delete(
      await caller.savedView.create({ list: "/console/tokens", name: unique(), query: "" }),
    ),
  ),
  "dashboard.get": plain((caller) => caller.dashboard.get({})),
  "dashboard.attention": plain((caller) => caller.dashboard.attention({})),
  "dashboard.funding": plain((caller, { offering: { offeringId } }) =>
    caller.dashboard.funding({ offeringId }),
  ),
  "organization.get": plain((caller, { organizationId }) => caller.organization.get({ organizationId })),
  "organization.viewer": plain((caller) => caller.organization.viewer({})),
  "organization.chooseIdentity": plain((caller, { organizationId }) =>
    caller.organization.chooseIdentity({ value: `member:${organizationId}` }),
  ),
  "organization.create": plain((caller) =>
    caller.organization.create({ name: "Another issuer", slug: unique("org") }),
  ),
  "organization.update": plain((caller, { organizationId }) =>
    caller.organization.update({ organizationId, name: unique("Issuer") }),
  ),
  ...peopleCalls,
  ...chainCalls,
  ...eventCalls,
  ...paymentCalls,
};

function postOffer({ suite, customer, tokenId }: World) {
  return suite.call().bulletinBoard.offer.create(offerInput(customer, tokenId, { amount: 1 }));
}

/** An offer of another customer that the world's own may accept. */
async function postAcceptable({ suite, customer, tokenId }: World) {
  const maker = await makeHolder(suite, tokenId, 1);
  for (const { id } of [maker, customer]) await verify(suite, id);
  return suite.call().bulletinBoard.offer.create(offerInput(maker, tokenId, { amount: 1 }));
}

/** A trade in which the world's customer sold, and waits to be paid. */
async function makeTrade({ suite, customer, tokenId }: World) {
  const taker = await makeCustomer(suite);
  for (const { id } of [taker, customer]) await verify(suite, id);
  const { offer } = suite.call().bulletinBoard;
  const { offerId } = await offer.create(offerInput(customer, tokenId, { amount: 1 }));
  const takerWalletAddress = taker.wallets[0]?.address ?? "";
  const filled = await offer.accept({ offerId, customerId: taker.id, takerWalletAddress });
  await suite.sql`update trade set payment_status = 'DUE'
    where organization_id = ${suite.organizationId} and offer_id = ${offerId}`;
  return filled;
}

/**
 * Calls a procedure once, after preparing what the call uses up.
 * @param who the actor, and the person who signed in; the world's own where left out
 */
export async function makeCall(
  world: World,
  procedure: string,
  who: { actor?: Actor; person?: Person | null } = {},
): Promise<unknown> {
  const known = testCalls[procedure];
  if (!known) throw new Error(`nothing calls ${procedure}: add it to testing/calls.ts`);
  const prepared = await known.prepare(world);
  const person = who.person === undefined ? world.person : who.person;
  const caller = world.suite.call({
    ...(who.actor && { actor: who.actor }),
    ...(person && { person }),
  });
  return known.call(caller, world, prepared);
}
