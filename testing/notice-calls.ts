import type { OfferingUpdate } from "#server/domain/primary/offering-update/contract.ts";
import { signUnsubscribe } from "#server/feed/notice/unsubscribe-token.ts";
import { intentInput, makeCustomer } from "./factories.ts";
import { unique } from "./testing.ts";
import { plain, type TestCall, using, type World } from "./world.ts";

/** How procedures are called that tell people something: updates of offerings, notices, choices of mail. */
export const noticeCalls: Readonly<Record<string, TestCall>> = {
  "market.updates": plain((caller, { offering: { offeringId } }) => caller.market.updates({ offeringId })),
  "offeringUpdate.create": plain((caller, { offering: { offeringId } }) =>
    caller.offeringUpdate.create({ offeringId, title: "News", text: "There is some." }),
  ),
  "offeringUpdate.update": using(draft, (caller, _, one) =>
    caller.offeringUpdate.update({ ...one, title: "Other news" }),
  ),
  "offeringUpdate.publish": using(draft, (caller, _, one) => caller.offeringUpdate.publish(one)),
  "offeringUpdate.withdraw": using(draft, (caller, _, one) => caller.offeringUpdate.withdraw(one)),
  "offeringUpdate.get": using(
    async (world) => {
      const one = await draft(world);
      await world.suite.call().offeringUpdate.publish(one);
      return one;
    },
    (caller, _, one) => caller.offeringUpdate.get(one),
  ),
  "offeringUpdate.list": plain((caller, { offering: { offeringId } }) =>
    caller.offeringUpdate.list({ offeringId }),
  ),
  "notice.remind": using(
    async ({ suite, offering }) => {
      const customer = await makeCustomer(suite, { email: `${unique("ada")}@example.com` });
      return suite.call().offeringPurchaseIntent.create(intentInput(customer, offering));
    },
    (caller, _, { offeringPurchaseIntentId }) => caller.notice.remind({ offeringPurchaseIntentId }),
  ),
  "notice.list": plain((caller) => caller.notice.list({})),
  "notice.count": plain((caller) => caller.notice.count({})),
  "notice.read": plain((caller) => caller.notice.read({})),
  "notice.choices": plain((caller, { customer }) => caller.notice.choices({ customerId: customer.id })),
  "notice.choose": plain((caller, { customer }) =>
    caller.notice.choose({ customerId: customer.id, filledOffers: false }),
  ),
  "notice.unsubscribe": plain((caller, { suite, organizationId, customer }) =>
    caller.notice.unsubscribe({
      token: signUnsubscribe(suite.app.env, {
        organizationId,
        customerId: customer.id,
        topic: "OFFERING_UPDATE",
      }),
    }),
  ),
};

type Named = Pick<OfferingUpdate, "offeringId" | "offeringUpdateId">;

/** An update that nobody reads yet. */
async function draft({ suite, offering: { offeringId } }: World): Promise<Named> {
  const { offeringUpdateId } = await suite
    .call()
    .offeringUpdate.create({ offeringId, title: "News", text: "There is some." });
  return { offeringId, offeringUpdateId };
}
