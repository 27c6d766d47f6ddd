import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { VerificationProvider } from "#db/schema/enums.ts";
import { chooseIdentities } from "#server/adapters/identity/choose.ts";
import {
  openStripeStandIn,
  type StandInSession,
  type StripeStandIn,
} from "#server/adapters/identity/testing.ts";
import type { Application } from "#server/kernel/application.ts";
import { identityFacts, makeCustomer } from "#testing/factories.ts";
import { NOW, openSuite, type Suite, unique } from "#testing/testing.ts";
import { checkVerification } from "./check-verification.ts";
import { dueVerifications, expireVerification } from "./expire-verifications.ts";
import { receiveIdentityEvent } from "./receive-identity-event.ts";
import { checks, outcomesOf, whole } from "./testing.ts";

const suite = await openSuite();
let stripe: StripeStandIn;
let app: Application;
beforeAll(async () => {
  stripe = await openStripeStandIn();
  const identities = chooseIdentities({
    hasSandbox: true,
    stripe: { secretKey: "sk_test_1", apiBase: stripe.url },
    returnUrl: "https://offerboard.example/portal/verification",
  });
  app = Object.create(suite.app, { identities: { value: identities } });
});
afterAll(() => stripe.close());

const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

async function choose(within: Suite, provider: VerificationProvider): Promise<void> {
  await within.sql`
    insert into organization_settings (organization_id, verification_provider, verification_valid_days, updated_at)
    values (${within.organizationId}, ${provider}, 30, now())
    on conflict (organization_id) do update set verification_provider = excluded.verification_provider`;
}

/** A customer whose check has begun with the provider chosen, and that check's id. */
async function candidate(name = "Ada Lindqvist") {
  const customer = await suite.call({ app }).customer.create({
    ...identityFacts,
    name,
    type: "INDIVIDUAL",
    countryCode: "DE",
    wallets: [{ address: `0x${"a".repeat(40)}` }],
  });
  return { customerId: customer.id, verificationId: await runningOf(customer.id) };
}

async function runningOf(customerId: string): Promise<string> {
  const [row] = await suite.sql<{ id: string }[]>`select id from verification
    where organization_id = ${suite.organizationId} and customer_id = ${customerId} and status = 'IN_PROGRESS'`;
  return row?.id ?? "";
}

/** Does a check's job once. */
const work = (verificationId: string, by: Application = app) =>
  checkVerification({ app: by, organizationId: suite.organizationId, payload: { verificationId }, now: NOW });
const customerOf = (customerId: string) => suite.call().customer.get({ customerId });

/** When the job of a check is to run; null where none waits. */
async function jobOf(verificationId: string): Promise<string | null> {
  const [job] = await suite.sql<{ run_at: string }[]>`
    select to_json(run_at) #>> '{}' as run_at from graphile_worker.jobs where key = ${`checkVerification:${verificationId}`}`;
  return job?.run_at ?? null;
}
const forgetJob = (verificationId: string) =>
  suite.sql`select graphile_worker.remove_job(${`checkVerification:${verificationId}`})`;

describe("the sandbox", () => {
  beforeEach(() => choose(suite, "SANDBOX"));

  it("decides by itself once a check begins, for as long as the organization says", async () => {
    const { customerId, verificationId } = await candidate();
    expect(await jobOf(verificationId)).not.toBeNull();
    await work(verificationId);
    expect(await customerOf(customerId)).toMatchObject({
      verificationStatus: "COMPLETED",
      verification: { provider: "SANDBOX", validUntil: later(30).toISOString() },
    });
    const [decision] = await suite.sql`select actor_kind from audit_event
      where organization_id = ${suite.organizationId} and resource_id = ${customerId} and action = 'approveVerification'`;
    expect(decision?.actor_kind).toBe("system");
  });

  it("refuses some names, always", async () => {
    const { customerId, verificationId } = await candidate("Mallory Meyer");
    await work(verificationId);
    expect(await customerOf(customerId)).toMatchObject({
      verificationStatus: "INCOMPLETE",
      verification: { lastError: { code: "document_unverified" } },
    });
  });

  it("leaves some undecided, to be looked at again or decided by hand", async () => {
    const { customerId, verificationId } = await candidate("Una Undecided");
    await work(verificationId);
    expect((await customerOf(customerId)).verificationStatus).toBe("IN_PROGRESS");
    expect(Date.parse((await jobOf(verificationId)) ?? "")).toBe(NOW.getTime() + 3_600_000);
    const approved = await suite.call().verification.approve({ customerId });
    expect(approved.verificationStatus).toBe("COMPLETED");
    await work(verificationId);
    expect(await checks(suite, customerId)).toEqual(["APPROVED"]);
  });

  it("is asked about companies too, and about nobody where it is not there", async () => {
    const none = Object.create(app, { identities: { value: { SANDBOX: null, STRIPE_IDENTITY: null } } });
    for (const [by, provider] of [
      [app, "SANDBOX"],
      [none, "MANUAL"],
    ] as const) {
      const { verification } = await suite.call({ app: by }).customer.create({
        ...identityFacts,
        type: "ORGANIZATION",
        countryCode: "DE",
        wallets: [{ address: `0x${"b".repeat(40)}` }],
      });
      expect(verification.provider).toBe(provider);
    }
  });

  it("decides once, however often and however many at once it is asked", async () => {
    const { customerId, verificationId } = await candidate();
    await Promise.all(Array.from({ length: 4 }, () => work(verificationId)));
    await work(verificationId);
    const decisions = await suite.sql`select from audit_event
      where organization_id = ${suite.organizationId} and resource_id = ${customerId} and action = 'approveVerification'`;
    expect(decisions).toHaveLength(1);
  });

  it("and a member decide once between them", async () => {
    const { customerId, verificationId } = await candidate();
    const reason = "The picture is not clear.";
    await Promise.all([
      work(verificationId),
      outcomesOf([suite.call().verification.reject({ customerId, reason })]),
    ]);
    const [status] = await checks(suite, customerId);
    const { verificationStatus } = await customerOf(customerId);
    expect([status, verificationStatus]).toEqual(
      status === "APPROVED" ? ["APPROVED", "COMPLETED"] : ["REJECTED", "INCOMPLETE"],
    );
  });
});

describe("Stripe Identity", () => {
  beforeEach(() => choose(suite, "STRIPE_IDENTITY"));

  /** A check that Stripe has begun, and its session there. */
  async function begun() {
    const check = await candidate();
    await work(check.verificationId);
    const session = [...stripe.sessions.values()].find(
      ({ metadata }) => metadata.verificationId === check.verificationId,
    );
    if (!session) throw new Error("no session was begun");
    return { ...check, session };
  }
  const verified = {
    status: "verified",
    verified_outputs: { first_name: "Ada", last_name: "Lindqvist" },
  } as const;
  /** What Stripe sends: what the session was then, whatever it is now. */
  const event = (name: string, session: StandInSession, then: Partial<StandInSession> = {}) => ({
    type: `identity.verification_session.${name}`,
    data: { object: { ...session, ...then } },
  });

  it("is asked about people, and a member about companies", async () => {
    const { verification } = await suite.call({ app }).customer.create({
      ...identityFacts,
      type: "ORGANIZATION",
      countryCode: "DE",
      wallets: [{ address: `0x${"c".repeat(40)}` }],
    });
    expect(verification.provider).toBe("MANUAL");
    expect((await customerOf((await candidate()).customerId)).verification.provider).toBe("STRIPE_IDENTITY");
  });

  it("leads the customer to its page, which no member sees", async () => {
    const { customerId, session } = await begun();
    const urlFor = async (options: Parameters<Suite["call"]>[0]) =>
      (await suite.call(options).verification.list({ customerId })).data[0]?.url;
    expect(await urlFor({ actor: suite.customer(customerId) })).toBe(session.url);
    expect(await urlFor({ actor: suite.key("customer:read") })).toBe(session.url);
    expect(await urlFor({ actor: suite.member("owner") })).toBeUndefined();
  });

  it("verifies when its word comes, late, twice or out of order", async () => {
    const { customerId, verificationId, session } = await begun();
    await forgetJob(verificationId);
    Object.assign(session, verified);
    const refusedThen = {
      status: "requires_input",
      last_error: { code: "document_expired", reason: "x" },
    } as const;
    for (const said of [
      event("verified", session),
      event("requires_input", session, refusedThen),
      event("verified", session),
      event("canceled", session, { status: "canceled" }),
    ]) {
      await receiveIdentityEvent(app, said, NOW);
      await work(verificationId);
      expect((await customerOf(customerId)).verificationStatus).toBe("COMPLETED");
    }
  });

  it("has its word looked into once that is kept", async () => {
    const { verificationId, session } = await begun();
    await forgetJob(verificationId);
    await receiveIdentityEvent(app, event("processing", session), NOW);
    expect(await jobOf(verificationId)).not.toBeNull();
    await forgetJob(verificationId);
    const foreign = { organizationId: "org_none", verificationId };
    const unknown = { organizationId: suite.organizationId, verificationId: unique("ver_none") };
    for (const metadata of [{}, foreign, unknown]) {
      await receiveIdentityEvent(
        app,
        event("verified", session, { metadata } as Partial<StandInSession>),
        NOW,
      );
    }
    expect(await jobOf(verificationId)).toBeNull();
    expect(await jobOf(unknown.verificationId)).toBeNull();
  });

  it("refuses with a reason, and starts from the beginning when it is submitted again", async () => {
    const { customerId, verificationId, session } = await begun();
    session.last_error = { code: "document_expired", reason: "The document is expired." };
    await work(verificationId);
    expect((await customerOf(customerId)).verification.lastError?.code).toBe("document_expired");
    // The old session is of no use to anybody who still has its address.
    await work(verificationId);
    expect(session.status).toBe("canceled");
    await suite.call({ app, now: later(1) }).verification.submit({ customerId });
    const second = await runningOf(customerId);
    await work(second);
    await receiveIdentityEvent(app, event("canceled", session), NOW);
    await work(verificationId);
    expect(await checks(suite, customerId)).toEqual(["REJECTED", "IN_PROGRESS"]);
  });

  it("is asked again where it is away, and begins the check once", async () => {
    const { verificationId } = await candidate();
    const before = stripe.sessions.size;
    stripe.failing = 10;
    await expect(work(verificationId)).rejects.toThrow();
    stripe.failing = 0;
    await Promise.all([work(verificationId), work(verificationId)]);
    await work(verificationId);
    expect(stripe.sessions.size).toBe(before + 1);
  });

  it("ends a session whose customer changes its name meanwhile", async () => {
    const { customerId, verificationId, session } = await begun();
    await suite.call({ app, now: later(1) }).customer.update({ customerId, name: "Eda Lindqvist" });
    await work(verificationId);
    expect(session.status).toBe("canceled");
    expect(await checks(suite, customerId)).toEqual(["CANCELLED", "IN_PROGRESS"]);
  });

  it("ends a session of somebody whom a member has approved", async () => {
    const { customerId, verificationId, session } = await begun();
    await suite.call({ app }).verification.approve({ customerId });
    await work(verificationId);
    expect([session.status, (await customerOf(customerId)).verificationStatus]).toEqual([
      "canceled",
      "COMPLETED",
    ]);
  });

  it("that is no longer set up leaves its checks to members", async () => {
    const { customerId, verificationId } = await begun();
    const gone = Object.create(app, { identities: { value: { SANDBOX: null, STRIPE_IDENTITY: null } } });
    await expect(work(verificationId, gone)).rejects.toThrow(/not set up/);
    expect((await suite.call().verification.approve({ customerId })).verificationStatus).toBe("COMPLETED");
  });
});

describe("an approval whose time is over", () => {
  it("ends by the clock, once, and the customer may submit again", async () => {
    await choose(suite, "MANUAL");
    const { id: customerId } = await whole(suite, { email: "expiring@example.com" });
    const kept = await makeCustomer(suite);
    await suite.call().verification.approve({ customerId });
    const expired = async () => (await customerOf(customerId)).verificationStatus;
    const sweep = async (now: Date) => {
      const due = await suite.asSystem(dueVerifications, now);
      for (const id of due) await suite.asSystem((ctx) => expireVerification(ctx, id), now);
    };
    await sweep(new Date(later(30).getTime() - 1));
    expect(await expired()).toBe("COMPLETED");
    expect(await suite.asSystem(dueVerifications, later(30))).toContain(customerId);
    // A sweep of everybody would end what other tests have begun; that it finds this organization is seen here.
    expect(
      await suite.sql`select kind from organizations_with_due_work(${later(30).toISOString()})
        where organization_id = ${suite.organizationId}`,
    ).toContainEqual({ kind: "verifications" });
    await Promise.all([1, 2, 3].map(() => sweep(later(30))));
    expect(await customerOf(customerId)).toMatchObject({
      verificationStatus: "INCOMPLETE",
      verification: { lastError: { code: "verification_expired" } },
    });
    expect(await checks(suite, customerId)).toEqual(["EXPIRED"]);
    const told = await suite.sql`select from event where organization_id = ${suite.organizationId}
      and resource_id = ${customerId} and type = 'customer.verification_updated'`;
    expect(told).toHaveLength(2);
    const again = await suite.call({ now: later(31) }).verification.submit({ customerId });
    expect(again.verificationStatus).toBe("IN_PROGRESS");
    expect((await customerOf(kept.id)).verificationStatus).toBe("INCOMPLETE");
  });
});
