import { beforeAll, describe, it } from "vitest";
import type { ResourceType } from "#db/schema/enums.ts";
import { createOfferingDocument } from "#server/domain/primary/offering-document/create-document.ts";
import { plainPdf } from "#server/domain/primary/offering-document/testing.ts";
import { enqueue } from "#server/platform/queue/enqueue.ts";
import { makeWorld, testCalls } from "#testing/calls.ts";
import {
  intentInput,
  makeCandidate,
  makeCustomer,
  makeDocument,
  makeOffering,
  makeToken,
} from "#testing/factories.ts";
import { newOwner, type Rival, runRace } from "#testing/races.ts";
import { newWallet, openSuite, type TestCaller, unique } from "#testing/testing.ts";
import type { World } from "#testing/world.ts";

const suite = await openSuite();
const { organizationId, sql } = suite;

let world: World;
beforeAll(async () => {
  world = await makeWorld(suite);
});

/** What the tests of all procedures prepare for a call of this one. */
const prepared = (procedure: string) => testCalls[procedure]?.prepare(world) as Promise<string>;

/** Two who do the same, as the tests of all procedures do it: one does it, the other finds it done. */
function twice<P>(procedure: string, resource: ResourceType, fields: RegExp, idOf: (prepared: P) => string) {
  const act = (caller: TestCaller, what: P) =>
    testCalls[procedure]?.call(caller, world, what) ?? Promise.reject(new Error(procedure));
  const prepare = () => testCalls[procedure]?.prepare(world) as Promise<P>;
  return () =>
    runRace<P>(suite, {
      resource,
      prepare,
      idOf,
      rivals: [
        { act, fields },
        { act, fields },
      ],
      once: true,
    });
}

/** Two who do different things to what has this id. */
function both(
  resource: ResourceType,
  prepare: () => Promise<string>,
  ...rivals: readonly [Rival<string>, Rival<string>]
) {
  return () => runRace<string>(suite, { resource, prepare, idOf: same, rivals });
}

const same = (id: string) => id;
const walletOf = ({ wallets }: { wallets: readonly { address: string }[] }) => wallets[0]?.address ?? "";
const newOffering = async (publish = true) => (await makeOffering(suite, { publish })).offeringId;
const newToken = async () => (await makeToken(suite)).tokenId;
const newEndpoint = async () => {
  const one: unknown = await prepared("webhookEndpoint.update");
  return (one as { webhookEndpointId: string }).webhookEndpointId;
};
const newCandidate = async (status: "INCOMPLETE" | "IN_PROGRESS") => {
  const { id } = await makeCustomer(suite);
  await makeCandidate(suite, id, status);
  return id;
};
const newIntent = async () => {
  const input = intentInput(world.customer, await makeOffering(suite));
  return (await suite.call().offeringPurchaseIntent.create(input)).offeringPurchaseIntentId;
};
const newJob = async () => {
  const refundId = unique("ref");
  await suite.asSystem((ctx) =>
    enqueue(ctx, { task: "refundPayment", key: refundId, payload: { refundId } }),
  );
  const jobId = (await suite.call().job.list({ q: refundId })).data[0]?.jobId ?? "";
  await sql`update graphile_worker._private_jobs set attempts = 3, last_error = 'No.' where id = ${jobId}`;
  return jobId;
};

const rename: Rival<string> = {
  act: (caller, offeringId) => caller.offering.update({ offeringId, title: unique() }),
  fields: /^title$/,
};
const pause: Rival<string> = {
  act: (caller, offeringId) => caller.offering.pause({ offeringId }),
  fields: /^state$/,
};
const pauseToken: Rival<string> = {
  act: (caller, tokenId) => caller.token.pause({ tokenId }),
  fields: /^isPaused$/,
};
const mint: Rival<string> = {
  act: (caller, tokenId) => {
    const { id: customerId } = world.customer;
    return caller.token.mint({ tokenId, customerId, walletAddress: walletOf(world.customer), amount: 5 });
  },
  fields: /^minted\./,
};
const payPart: Rival<string> = {
  act: (caller, offeringPurchaseIntentId) => caller.payment.confirm({ offeringPurchaseIntentId, amount: 30 }),
  fields: /^(settlement\.receivedAmount|paymentInstructions\.amount)$/,
};
const giveRole = (role: "operator" | "compliance"): Rival<string> => ({
  act: (caller, memberId) => caller.member.change({ memberId, role }),
  fields: /^role$/,
});

const races: Readonly<Record<string, () => Promise<void>>> = {
  "two fields of an offering": both("offering", newOffering, rename, {
    act: (caller, offeringId) => caller.offering.update({ offeringId, subtitle: unique() }),
    fields: /^subtitle$/,
  }),
  "an offering is published and renamed": both("offering", () => newOffering(false), rename, {
    act: (caller, offeringId) => caller.offering.publish({ offeringId }),
    fields: /^state$/,
  }),
  "an offering is paused and renamed": both("offering", newOffering, rename, pause),
  "an offering is resumed and renamed": both(
    "offering",
    async () => {
      const offeringId = await newOffering();
      await suite.call().offering.pause({ offeringId });
      return offeringId;
    },
    rename,
    { act: (caller, offeringId) => caller.offering.resume({ offeringId }), fields: /^state$/ },
  ),
  "an offering is paused and closed": both("offering", newOffering, pause, {
    act: (caller, offeringId) => caller.offering.close({ offeringId }),
    fields: /^(state|closedAt|raisedAtClose)$/,
  }),
  "an offering is renamed and cancelled": both("offering", newOffering, rename, {
    act: (caller, offeringId) => caller.offering.cancel({ offeringId, reason: "No permit" }),
    fields: /^(state|closedAt|raisedAtClose|cancelReason)$/,
  }),
  "a document is withdrawn and replaced": () =>
    runRace(suite, {
      resource: "offering_document",
      prepare: () => makeDocument(suite, world.offering.offeringId),
      idOf: ({ offeringDocumentId }) => offeringDocumentId,
      rivals: [
        {
          act: (caller, { offeringId, offeringDocumentId }) =>
            caller.offeringDocument.withdraw({ offeringId, offeringDocumentId }),
          fields: /^replacedAt$/,
        },
        {
          act: (_, { offeringId, kind, title }, actor) =>
            suite.asSystem((ctx) =>
              createOfferingDocument({
                ctx: { ...ctx, actor },
                input: { offeringId, kind, title, content: new Uint8Array(plainPdf(unique())) },
              }),
            ),
          fields: /^replacedAt$/,
        },
      ],
      once: true,
    }),
  "a token is paused and issued": both("token", newToken, pauseToken, mint),
  "a token is issued twice": both("token", newToken, mint, mint),
  "a token is paused and moved": both(
    "token",
    async () => {
      const tokenId = await newToken();
      await mint.act(suite.call(), tokenId, await newOwner(suite));
      return tokenId;
    },
    pauseToken,
    {
      act: (caller, tokenId) =>
        caller.register.transfer({
          tokenId,
          fromCustomerId: world.customer.id,
          fromWalletAddress: walletOf(world.customer),
          toCustomerId: world.otherCustomer.id,
          toWalletAddress: walletOf(world.otherCustomer),
          amount: 5,
          reason: "Inheritance",
        }),
      fields: /^transferred\./,
    },
  ),
  "a customer is renamed and blocked": both(
    "customer",
    async () => (await makeCustomer(suite)).id,
    {
      act: (caller, customerId) => caller.customer.update({ customerId, username: unique() }),
      fields: /^username$/,
    },
    {
      act: (caller, customerId) => caller.customer.block({ customerId, reason: "A test" }),
      fields: /^(isBlocked|blockedAt|blockReason)$/,
    },
  ),
  "a customer is approved and gets a wallet": both(
    "customer",
    () => newCandidate("IN_PROGRESS"),
    {
      act: (caller, customerId) => caller.verification.approve({ customerId }),
      fields: /^(verificationStatus$|verification\.)/,
    },
    {
      act: (caller, customerId) => caller.wallet.add({ customerId, address: newWallet() }),
      fields: /^wallets\./,
    },
  ),
  "a customer's check begins and it gets a wallet": both(
    "customer",
    () => newCandidate("INCOMPLETE"),
    {
      act: (caller, customerId) => caller.verification.submit({ customerId }),
      fields: /^(verificationStatus$|verification\.)/,
    },
    {
      act: (caller, customerId) => caller.wallet.add({ customerId, address: newWallet() }),
      fields: /^wallets\./,
    },
  ),
  "two sign-ins of a customer end": () => {
    const end = (nth: 0 | 1): Rival<{ customerId: string; userIds: readonly string[] }> => ({
      act: (caller, { customerId, userIds }) =>
        caller.customerLogin.remove({ customerId, userId: userIds[nth] ?? "" }),
      fields: /^logins\./,
    });
    return runRace(suite, {
      resource: "customer",
      prepare: async () => {
        const { id: customerId } = await makeCustomer(suite);
        const people = [await world.newPerson({ customerId }), await world.newPerson({ customerId })];
        return { customerId, userIds: people.map(({ userId }) => userId) };
      },
      idOf: ({ customerId }) => customerId,
      rivals: [end(0), end(1)],
    });
  },
  "an organization is renamed twice": () => {
    const again: Rival<string> = {
      act: (caller) => caller.organization.update({ organizationId, name: unique("Issuer") }),
      fields: /^name$/,
    };
    return both("organization", async () => organizationId, again, again)();
  },
  "two settings": () => {
    let days = 100;
    return both(
      "settings",
      async () => organizationId,
      {
        act: (caller) => {
          days += 1;
          return caller.settings.update({ verificationValidDays: days });
        },
        fields: /^verificationValidDays$/,
      },
      {
        act: (caller) => {
          const bankAccount = { accountHolder: unique(), iban: "DE89370400440532013000" };
          return caller.settings.update({ bankAccount });
        },
        fields: /^bankAccount\./,
      },
    )();
  },
  "a member gets two roles": both(
    "member",
    () => prepared("member.change"),
    giveRole("operator"),
    giveRole("compliance"),
  ),
  "a member gets a role and is removed": both(
    "member",
    () => prepared("member.change"),
    giveRole("operator"),
    {
      act: (caller, memberId) => caller.member.remove({ memberId }),
      fields: /./,
    },
  ),
  "an invitation is sent again and taken back": both(
    "invitation",
    () => prepared("invitation.cancel"),
    { act: (caller, invitationId) => caller.invitation.resend({ invitationId }), fields: /^expiresAt$/ },
    { act: (caller, invitationId) => caller.invitation.cancel({ invitationId }), fields: /^status$/ },
  ),
  "an endpoint is described and gets a secret": both(
    "webhook_endpoint",
    newEndpoint,
    {
      act: (caller, webhookEndpointId) =>
        caller.webhookEndpoint.update({ webhookEndpointId, description: unique() }),
      fields: /^description$/,
    },
    {
      act: (caller, webhookEndpointId) => caller.webhookEndpoint.rotateSecret({ webhookEndpointId }),
      fields: /^previousSecretExpiresAt$/,
    },
  ),
  "an endpoint is disabled and deleted": both(
    "webhook_endpoint",
    newEndpoint,
    {
      act: (caller, webhookEndpointId) =>
        caller.webhookEndpoint.update({ webhookEndpointId, status: "DISABLED" }),
      fields: /^status$/,
    },
    {
      act: (caller, webhookEndpointId) => caller.webhookEndpoint.delete({ webhookEndpointId }),
      fields: /./,
    },
  ),
  "two parts of a price come in": both("offering_purchase_intent", newIntent, payPart, payPart),
  "a purchase is paid in part and cancelled": both("offering_purchase_intent", newIntent, payPart, {
    act: (caller, offeringPurchaseIntentId) =>
      caller.offeringPurchaseIntent.cancel({ offeringPurchaseIntentId }),
    fields: /^(payment\.purchaseStatus$|settlement\.status$|failure\.|paymentInstructions\.)/,
  }),
  "a job is tried again twice": () => {
    const retry: Rival<string> = {
      act: (caller, jobId) => caller.job.retry({ jobId }),
      fields: /^(state|attempts|runAt|lastError)$/,
    };
    return both("job", newJob, retry, retry)();
  },
  "a key is revoked": twice<{ apiKeyId: string }>(
    "apiKey.revoke",
    "api_key",
    /^(status|revokedAt)$/,
    ({ apiKeyId }) => apiKeyId,
  ),
  "a sandbox payment is decided": twice<{ paymentId: string }>(
    "payment.decideSandbox",
    "payment",
    /^(status|checkoutUrl)$/,
    ({ paymentId }) => paymentId,
  ),
  "a claim is closed": twice<string>("payment.closeClaim", "payment", /^chargeBack\./, same),
  "a refund is booked": twice<{ refundId: string }>(
    "refund.markRefunded",
    "refund",
    /^(status|refundedAt)$/,
    ({ refundId }) => refundId,
  ),
  "a refund is sent again": twice<string>("refund.retry", "refund", /^(status$|failure\.)/, same),
  "a purchase's refunds are booked": twice<{ offeringPurchaseIntentId: string }>(
    "refund.markPurchaseRefunded",
    "offering_purchase_intent",
    /^settlement\./,
    ({ offeringPurchaseIntentId }) => offeringPurchaseIntentId,
  ),
  "a bank entry is resolved": twice<string>(
    "bankEntry.resolve",
    "bank_entry",
    /^(status|resolutions?|resolvedAt)$/,
    same,
  ),
  "a trade is paid": twice<{ tradeId: string }>(
    "trade.confirmPayment",
    "trade",
    /^payment\.(status|paidAt)$/,
    ({ tradeId }) => tradeId,
  ),
  "a verification document is deleted": twice<string>(
    "verification.document.delete",
    "verification_document",
    /./,
    same,
  ),
  "a distribution is cancelled": twice<{ distributionId: string }>(
    "distribution.cancel",
    "distribution",
    /^status$/,
    ({ distributionId }) => distributionId,
  ),
  "a payment to a holder is booked": twice<{ distributionPaymentId: string }>(
    "distributionPayment.markPaid",
    "distribution_payment",
    /^(status|attempts|paidAt)$/,
    ({ distributionPaymentId }) => distributionPaymentId,
  ),
};

describe("two who change a resource at the same time each leave their own difference", () => {
  it.each(Object.keys(races))("%s", async (title) => races[title]?.());
});
