import { beforeAll, describe, expect, it } from "vitest";
import type { Offering } from "#server/domain/primary/offering/contract.ts";
import { intentInput, makeCustomer, makeOffering } from "#testing/factories.ts";
import { expectRefusal, NOW, openSuite, unique } from "#testing/testing.ts";

const suite = await openSuite();
let offering: Offering;
beforeAll(async () => {
  offering = await makeOffering(suite);
});

const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000);
const remind = (offeringPurchaseIntentId: string, now = NOW) =>
  suite.call({ now }).notice.remind({ offeringPurchaseIntentId });

async function buy(email: string | undefined) {
  const customer = await makeCustomer(suite, { name: "Ada Lindqvist", ...(email && { email }) });
  return suite.call().offeringPurchaseIntent.create(intentInput(customer, offering));
}
const mailsTo = async (recipient: string) =>
  (
    await suite.sql<
      { subject: string }[]
    >`select subject from mail where recipient = ${recipient} order by created_at, id`
  ).map(({ subject }) => subject);

describe("a reminder", () => {
  it("goes to whoever has still to pay, in the portal and by mail, and stands in the audit trail", async () => {
    const email = `${unique("ada")}@example.com`;
    const { offeringPurchaseIntentId: id, customerId } = await buy(email);
    expect(await remind(id)).toEqual({
      object: "purchase_reminder",
      offeringPurchaseIntentId: id,
      customerId,
      remindedAt: NOW.toISOString(),
    });
    expect((await mailsTo(email)).at(-1)).toMatch(/is still to be paid$/);
    const { data } = await suite.call({ actor: suite.customer(customerId) }).notice.list({});
    expect(data[0]).toMatchObject({ topic: "PURCHASE_REMINDER", path: `/portal/purchases/${id}` });
    const trail = await suite.call().auditEvent.list({ resourceId: id });
    expect(trail.data.map(({ action }) => action)).toContain("remindPurchase");
  });

  it("goes once a day, whoever asks at once", async () => {
    const email = `${unique("ada")}@example.com`;
    const { offeringPurchaseIntentId: id } = await buy(email);
    const outcomes = await Promise.allSettled([remind(id), remind(id), remind(id)]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expectRefusal(suite, "already_reminded", () => remind(id, hours(11)));
    await remind(id, hours(24));
    expect((await mailsTo(email)).filter((subject) => subject.endsWith("still to be paid"))).toHaveLength(2);
  });

  it("does not go where nothing is to be paid, or nobody can be written to", async () => {
    const { offeringPurchaseIntentId: paid } = await buy(`${unique("ada")}@example.com`);
    await suite.call().payment.confirm({ offeringPurchaseIntentId: paid });
    await expectRefusal(suite, "purchase_not_awaiting_payment", () => remind(paid));
    const { offeringPurchaseIntentId: cancelled } = await buy(`${unique("ada")}@example.com`);
    await suite.call().offeringPurchaseIntent.cancel({ offeringPurchaseIntentId: cancelled });
    await expectRefusal(suite, "purchase_not_awaiting_payment", () => remind(cancelled));
    const { offeringPurchaseIntentId: silent } = await buy(undefined);
    await expectRefusal(suite, "customer_without_email", () => remind(silent));
    await expectRefusal(suite, "offering_purchase_intent_not_found", () => remind("opi_nobody"));
  });
});
