import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Application } from "#server/kernel/application.ts";
import {
  openReceiver,
  type Received,
  type Receiver,
  type WebhookTools,
  webhookTools,
} from "#testing/receiver.ts";
import { openSuite, type Suite, unique } from "#testing/testing.ts";

let suite: Suite;
let tools: WebhookTools;
beforeEach(async () => {
  suite = await openSuite();
  tools = webhookTools(suite);
});
const receivers: Receiver[] = [];
afterEach(() => Promise.all(receivers.splice(0).map((receiver) => receiver.close())));

async function receive(answer: Parameters<typeof openReceiver>[0]): Promise<Receiver> {
  const receiver = await openReceiver(answer);
  receivers.push(receiver);
  return receiver;
}

const orderOf = (requests: readonly Received[]) => requests.map(({ event }) => event.position);

describe("several processes", () => {
  it("send each event once, and each resource's in their order", async () => {
    const receiver = await receive(async () => {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10));
      return 200;
    });
    const endpoint = await tools.register(receiver.url);
    const resources = Array.from({ length: 5 }, () => unique("trd"));
    for (let round = 0; round < 5; round += 1) await tools.happen(...resources);
    const processes = [suite.app, suite.anotherProcess(), suite.anotherProcess()];
    await Promise.all(processes.map((app) => tools.work(endpoint, app)));
    await tools.work(endpoint);
    expect([...orderOf(receiver.received)].sort((a, b) => a - b)).toEqual(
      Array.from({ length: 25 }, (_, index) => index + 1),
    );
    for (const resource of resources) {
      const own = orderOf(receiver.received.filter(({ event }) => event.resourceId === resource));
      expect(own).toEqual([...own].sort((a, b) => a - b));
    }
  });

  it("that die while they send leave the event to be sent again", async () => {
    const receiver = await receive(() => 200);
    const endpoint = await tools.register(receiver.url);
    await tools.happen("trd_1");
    // Sent, but the process never came to keep that it was.
    const webhooks = { reachesPrivate: true, post: () => new Promise<never>(() => {}) };
    const dying: Application = Object.create(suite.app, { webhooks: { value: webhooks } });
    void tools.work(endpoint, dying);
    await expect.poll(async () => (await tools.deliveriesOf(endpoint))[0]?.nextAttemptAt ?? "").not.toBe("");
    await expect
      .poll(
        async () =>
          new Date((await tools.deliveriesOf(endpoint))[0]?.nextAttemptAt ?? 0).getTime() - Date.now(),
      )
      .toBeGreaterThan(20_000);
    await tools.work(endpoint);
    expect(receiver.received).toEqual([]);
    await tools.skipWaits();
    await tools.work(endpoint);
    expect(receiver.received).toHaveLength(1);
  });
});

describe("delivering again", () => {
  it("sends what succeeded or was given up, with the same id", async () => {
    const receiver = await receive(() => 200);
    const endpoint = await tools.register(receiver.url);
    await tools.happen("trd_1");
    await tools.work(endpoint);
    const [delivery] = await tools.deliveriesOf(endpoint);
    const again = await suite
      .call({ now: new Date() })
      .webhookDelivery.redeliver({ webhookDeliveryId: delivery?.webhookDeliveryId ?? "" });
    expect(again).toMatchObject({ status: "PENDING", attempts: 0 });
    await tools.work(endpoint);
    const ids = receiver.received.map(({ headers }) => headers["webhook-id"]);
    expect(ids).toEqual([delivery?.eventId, delivery?.eventId]);
    expect(await tools.deliveriesOf(endpoint)).toMatchObject([{ status: "SUCCEEDED", attempts: 1 }]);
  });
});

describe("trying an endpoint", () => {
  it("sends a signed event at once, tells what came back, and leaves a row in the trail", async () => {
    const receiver = await receive(() => 202);
    const endpoint = await tools.register(receiver.url);
    const attempt = await suite.call().webhookEndpoint.test(endpoint);
    expect(attempt).toMatchObject({ statusCode: 202, response: "answered 202" });
    const [one] = receiver.received as [Received];
    expect(receiver.verify(one, endpoint.secret)).toMatchObject({
      type: "webhook_endpoint.test",
      position: 0,
    });
    expect((await suite.call().event.list({})).data).toEqual([]);
    const [row] = await suite.sql`select changes from audit_event
      where organization_id = ${suite.organizationId} and action = 'testWebhookEndpoint'`;
    expect(row?.changes).toMatchObject({ "tested.statusCode": { to: 202 } });
  });

  it("tells a person what is wrong where no answer comes", async () => {
    const receiver = await openReceiver(() => 200);
    await receiver.close();
    const endpoint = await tools.register(receiver.url);
    expect(await suite.call().webhookEndpoint.test(endpoint)).toMatchObject({
      error: "Nobody listens at this address.",
    });
  });

  it("in a dry run sends nothing", async () => {
    const receiver = await receive(() => 200);
    const endpoint = await tools.register(receiver.url);
    const before = await suite.contents();
    await suite.call({ dryRun: true }).webhookEndpoint.test(endpoint);
    expect(receiver.received).toEqual([]);
    expect(await suite.contents()).toEqual(before);
  });
});

describe("what happened", () => {
  it("is told by the hour", async () => {
    const receiver = await receive(({ event }) => (event.resourceId === "trd_a" ? 500 : 200));
    const endpoint = await tools.register(receiver.url);
    await tools.happen("trd_a", "trd_b", "trd_c");
    await tools.work(endpoint);
    const { hours } = await suite.call({ now: new Date() }).webhookEndpoint.activity(endpoint);
    expect(hours).toHaveLength(24);
    expect(hours.at(-1)).toMatchObject({ succeeded: 2, pending: 1, failed: 0 });
    expect(hours.slice(0, -1).every(({ succeeded }) => succeeded === 0)).toBe(true);
  });

  it("is removed after 90 days, and only then", async () => {
    const receiver = await receive(() => 200);
    const endpoint = await tools.register(receiver.url);
    await tools.happen("trd_a", "trd_b");
    await tools.work(endpoint);
    await suite.sql`update webhook_delivery set completed_at = now() - interval '91 days'
      where organization_id = ${suite.organizationId} and position = 1`;
    await suite.sql`select purge_expired(now(), 90, 1000)`;
    expect((await tools.deliveriesOf(endpoint)).map(({ position }) => position)).toEqual([2]);
  });
});
