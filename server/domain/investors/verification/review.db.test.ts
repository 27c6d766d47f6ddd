import { describe, expect, it } from "vitest";
import { lockOfferings } from "#server/domain/settlement/lock-offerings.ts";
import { receivePayment } from "#server/domain/settlement/receive-payment.ts";
import { identityFacts, intentInput, makeCandidate, makeCustomer, makeOffering } from "#testing/factories.ts";
import { expectRefusal, NOW, openSuite, unique } from "#testing/testing.ts";
import { checks, mails, outcomesOf, whole } from "./testing.ts";

const suite = await openSuite();
const other = await openSuite();

const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const reason = "The name does not match the document.";

describe("a customer", () => {
  it("is checked from the moment nothing is missing", async () => {
    const customer = await whole(suite);
    expect(customer).toMatchObject({
      verificationStatus: "IN_PROGRESS",
      verification: { currentlyDue: [], provider: "MANUAL", submittedAt: NOW.toISOString() },
    });
    expect(await checks(suite, customer.id)).toEqual(["IN_PROGRESS"]);
    const incomplete = await makeCustomer(suite, { name: "Ada Lindqvist" });
    expect(await checks(suite, incomplete.id)).toEqual([]);
  });

  it("is submitted by itself or for itself, once nothing is due", async () => {
    for (const by of ["itself", "a key"]) {
      const { id: customerId } = await makeCustomer(suite);
      await makeCandidate(suite, customerId, "INCOMPLETE");
      const actor = by === "itself" ? suite.customer(customerId) : suite.key("customer:write");
      const submitted = await suite.call({ actor }).verification.submit({ customerId });
      expect(submitted.verificationStatus).toBe("IN_PROGRESS");
      expect(await checks(suite, customerId)).toEqual(["IN_PROGRESS"]);
    }
  });

  it("is told everything that is due", async () => {
    const { id: customerId } = await makeCustomer(suite, {
      name: "Ada Lindqvist",
      address: { city: "Hamburg" },
    });
    const refusal = await expectRefusal(suite, "verification_incomplete", () =>
      suite.call().verification.submit({ customerId }),
    );
    expect(refusal.violations.map(({ param }) => param)).toEqual([
      "email",
      "phone",
      "address.line1",
      "address.postalCode",
    ]);
  });

  it("is not submitted twice, nor once it is verified", async () => {
    const { id: customerId } = await whole(suite);
    const submit = () => suite.call().verification.submit({ customerId });
    await expectRefusal(suite, "invalid_transition", submit);
    await suite.call().verification.approve({ customerId });
    await expectRefusal(suite, "invalid_transition", submit);
  });

  it("that waits since before there were checks gets one when it is submitted", async () => {
    const { id: customerId } = await makeCustomer(suite);
    await makeCandidate(suite, customerId, "IN_PROGRESS");
    await suite.call().verification.submit({ customerId });
    expect(await checks(suite, customerId)).toEqual(["IN_PROGRESS"]);
  });
});

describe("an approval", () => {
  it("verifies the customer for as long as the organization says, and tells it", async () => {
    const email = `${unique()}@example.com`;
    const { id: customerId } = await whole(suite, { email });
    const approved = await suite
      .call({ actor: suite.member("compliance") })
      .verification.approve({ customerId });
    expect(approved).toMatchObject({
      verificationStatus: "COMPLETED",
      verification: {
        currentlyDue: [],
        provider: "MANUAL",
        verifiedAt: NOW.toISOString(),
        validUntil: later(730).toISOString(),
      },
    });
    const [check] = (await suite.call().verification.list({ customerId })).data;
    expect(check).toMatchObject({
      status: "APPROVED",
      decidedBy: { userId: "usr_test" },
      decidedAt: NOW.toISOString(),
      validUntil: later(730).toISOString(),
    });
    expect(await mails(suite, email)).toEqual([expect.stringContaining("You are verified")]);
    const events = await suite.sql`select data from event where organization_id = ${suite.organizationId}
      and type = 'customer.verification_updated' and resource_id = ${customerId}`;
    expect(events.map(({ data }) => data)).toEqual([approved]);
  });

  it("is of a customer that waits since before there were checks, too", async () => {
    const { id: customerId } = await makeCustomer(suite);
    await makeCandidate(suite, customerId, "IN_PROGRESS");
    await suite.call().verification.approve({ customerId });
    expect(await checks(suite, customerId)).toEqual(["APPROVED"]);
  });

  it("completes what the customer has paid for, and leaves the rest", async () => {
    const offering = await makeOffering(suite);
    const customer = await whole(suite);
    const buy = () => suite.call().offeringPurchaseIntent.create(intentInput(customer, offering));
    const [paid, unpaid] = [await buy(), await buy()];
    await suite.asSystem(async (ctx) =>
      receivePayment(ctx, await lockOfferings(ctx, [paid.offeringPurchaseIntentId]), {
        intentId: paid.offeringPurchaseIntentId,
        provider: "BANK_TRANSFER",
        providerReference: unique("transfer"),
        amount: "100",
        currency: "EUR",
        receivedAt: ctx.now,
      }),
    );
    await suite.call().verification.approve({ customerId: customer.id });
    const statusOf = async ({ offeringPurchaseIntentId }: typeof paid) =>
      (await suite.call().offeringPurchaseIntent.get({ offeringPurchaseIntentId })).payment.purchaseStatus;
    expect([await statusOf(paid), await statusOf(unpaid)]).toEqual(["COMPLETED", "PENDING"]);
  });

  it("is not of one that is not being checked", async () => {
    const { id: customerId } = await makeCustomer(suite);
    await expectRefusal(suite, "invalid_transition", () => suite.call().verification.approve({ customerId }));
    await expectRefusal(suite, "invalid_transition", () =>
      suite.call().verification.reject({ customerId, reason }),
    );
  });

  it("is rehearsed without effect", async () => {
    const { id: customerId } = await whole(suite);
    const rehearsed = await suite.call({ dryRun: true }).verification.approve({ customerId });
    expect(rehearsed.verificationStatus).toBe("COMPLETED");
    expect(await checks(suite, customerId)).toEqual(["IN_PROGRESS"]);
  });
});

describe("a refusal", () => {
  it("tells the customer why, and lets it try again", async () => {
    const email = `${unique()}@example.com`;
    const { id: customerId } = await whole(suite, { email });
    const rejected = await suite.call().verification.reject({ customerId, reason, code: "name_mismatch" });
    expect(rejected).toMatchObject({
      verificationStatus: "INCOMPLETE",
      verification: { currentlyDue: [], lastError: { code: "name_mismatch", reason } },
    });
    const [mail] = await mails(suite, email);
    expect(mail).toContain(reason);
    const own = suite.call({ actor: suite.customer(customerId), now: later(1) });
    const again = await own.verification.submit({ customerId });
    expect(again.verification.lastError).toBeUndefined();
    const { data } = await own.verification.list({ customerId });
    expect(data.map(({ status, error, decidedBy }) => ({ status, error, decidedBy }))).toEqual([
      { status: "IN_PROGRESS", error: undefined, decidedBy: undefined },
      { status: "REJECTED", error: { code: "name_mismatch", reason }, decidedBy: undefined },
    ]);
  });

  it("has a code of its own where none is named", async () => {
    const { id: customerId } = await whole(suite);
    const { verification } = await suite.call().verification.reject({ customerId, reason });
    expect(verification.lastError?.code).toBe("verification_rejected");
  });
});

describe("who decides at once", () => {
  it("decides once, whoever races", async () => {
    const { id: customerId } = await whole(suite);
    const outcomes = await outcomesOf([
      ...Array.from({ length: 3 }, () => suite.call().verification.approve({ customerId })),
      ...Array.from({ length: 3 }, () => suite.call().verification.reject({ customerId, reason })),
    ]);
    expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === "invalid_transition")).toHaveLength(5);
    const [status] = await checks(suite, customerId);
    const { verificationStatus } = await suite.call().customer.get({ customerId });
    expect([status, verificationStatus]).toEqual(
      status === "APPROVED" ? ["APPROVED", "COMPLETED"] : ["REJECTED", "INCOMPLETE"],
    );
  });

  it("submits once, whoever races", async () => {
    const { id: customerId } = await makeCustomer(suite);
    await makeCandidate(suite, customerId, "INCOMPLETE");
    const outcomes = await outcomesOf(
      Array.from({ length: 6 }, () => suite.call().verification.submit({ customerId })),
    );
    expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength(1);
    expect(await checks(suite, customerId)).toEqual(["IN_PROGRESS"]);
  });

  it("waits for a change of the name, or is before it", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id: customerId } = await whole(suite);
      await outcomesOf([
        suite.call().verification.approve({ customerId }),
        suite
          .call({ actor: suite.customer(customerId) })
          .customer.update({ customerId, name: "Eda Lindqvist" }),
      ]);
      // Nobody is ever verified by a name that nobody looked at, unless that was approved after the change.
      const all = (await checks(suite, customerId)).sort();
      const { verificationStatus } = await suite.call().customer.get({ customerId });
      expect([
        ["IN_PROGRESS", ["APPROVED", "IN_PROGRESS"]],
        ["COMPLETED", ["APPROVED", "CANCELLED"]],
      ]).toContainEqual([verificationStatus, all]);
    }
  });
});

describe("another organization", () => {
  it("has no such customer", async () => {
    const { id: customerId } = await whole(suite);
    const theirs = other.call().verification;
    await expectRefusal(suite, "customer_not_found", () => theirs.submit({ customerId }));
    await expectRefusal(suite, "customer_not_found", () => theirs.approve({ customerId }));
    await expectRefusal(suite, "customer_not_found", () => theirs.reject({ customerId, reason }));
    await expectRefusal(suite, "customer_not_found", () => theirs.list({ customerId }));
  });
});

describe("the queue of those who wait", () => {
  it("lists them by how long they have", async () => {
    const queued = await openSuite();
    const call = (day: number) => queued.call({ now: later(day) });
    const first = await call(1).customer.create({
      ...identityFacts,
      wallets: [{ address: `0x${"1".repeat(40)}` }],
      type: "INDIVIDUAL",
      countryCode: "DE",
    });
    const second = await makeCustomer(queued, {}, { now: NOW });
    await makeCandidate(queued, second.id, "INCOMPLETE");
    await call(2).verification.submit({ customerId: second.id });
    await makeCustomer(queued);
    const { data } = await queued.call().customer.list({
      verificationStatus: "IN_PROGRESS",
      sort: "submittedAt",
      order: "asc",
      limit: 1,
    });
    expect(data.map(({ id }) => id)).toEqual([first.id]);
  });
});
