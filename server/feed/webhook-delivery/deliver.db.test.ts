import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { httpWebhooks } from "#server/adapters/webhook/http.ts";
import type { Application } from "#server/kernel/application.ts";
import { privateAddresses } from "#testing/private-addresses.ts";
import {
  openReceiver,
  type Received,
  type Receiver,
  type WebhookTools,
  webhookTools,
} from "#testing/receiver.ts";
import { openSuite, type Suite } from "#testing/testing.ts";
import { MOST_ATTEMPTS } from "./rules.ts";

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

describe("an event", () => {
  it("arrives once, signed by Standard Webhooks, as GET answers it", async () => {
    const receiver = await receive(() => 204);
    const endpoint = await tools.register(receiver.url);
    await tools.happen("trd_1");
    await tools.work(endpoint);
    await tools.work(endpoint);
    expect(receiver.received).toHaveLength(1);
    const [one] = receiver.received as [Received];
    expect(receiver.verify(one, endpoint.secret)).toEqual(
      await suite.call().event.get({ eventId: one.event.eventId }),
    );
    expect(one.headers["webhook-id"]).toBe(one.event.eventId);
    expect(one.headers["content-type"]).toBe("application/json");
    expect(() => receiver.verify(one, "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD")).toThrow();
    expect(await tools.deliveriesOf(endpoint)).toMatchObject([
      { status: "SUCCEEDED", attempts: 1, lastStatusCode: 204 },
    ]);
  });

  it("goes to the endpoints that want its type and are enabled", async () => {
    const receiver = await receive(() => 200);
    const all = await tools.register(receiver.url);
    const others = await tools.register(receiver.url, { eventTypes: ["offering.created"] });
    const off = await tools.register(receiver.url);
    await suite
      .call()
      .webhookEndpoint.update({ webhookEndpointId: off.webhookEndpointId, status: "DISABLED" });
    await tools.happen("trd_1");
    expect((await tools.deliveriesOf(all)).length).toBe(1);
    expect(await tools.deliveriesOf(others)).toEqual([]);
    expect(await tools.deliveriesOf(off)).toEqual([]);
  });

  it("has its job planned with its publication", async () => {
    const endpoint = await tools.register("http://127.0.0.1:9/");
    await tools.happen("trd_1");
    const { data } = await suite.call().job.list({});
    expect(data).toMatchObject([
      {
        task: "deliverWebhooks",
        state: "WAITING",
        payload: { webhookEndpointId: endpoint.webhookEndpointId },
      },
    ]);
  });

  it("is signed by both secrets while one takes the other's place, and then by the new one alone", async () => {
    const receiver = await receive(() => 200);
    const endpoint = await tools.register(receiver.url);
    const now = new Date();
    const rotated = await suite.call({ now }).webhookEndpoint.rotateSecret(endpoint);
    expect(rotated.secret).toMatch(/^whsec_/);
    expect(rotated.secret).not.toBe(endpoint.secret);
    await tools.happen("trd_1");
    await tools.work(endpoint);
    const [one] = receiver.received as [Received];
    for (const secret of [endpoint.secret, rotated.secret])
      expect(receiver.verify(one, secret)).toEqual(one.event);
    await suite.sql`update webhook_endpoint set previous_secret_expires_at = now() - interval '1 second'
      where id = ${endpoint.webhookEndpointId}`;
    await tools.happen("trd_2");
    await tools.work(endpoint);
    const second = receiver.received[1] as Received;
    expect(receiver.verify(second, rotated.secret)).toEqual(second.event);
    expect(() => receiver.verify(second, endpoint.secret)).toThrow();
  });
});

/** Whether an endpoint says that it fails; as many as say so are counted among what needs somebody. */
async function isToldToFail({ webhookEndpointId }: { webhookEndpointId: string }): Promise<boolean> {
  // Deliveries are made by the time of the day.
  const { webhookEndpoint, dashboard } = suite.call({ now: new Date() });
  const [{ data }, { items }] = await Promise.all([
    webhookEndpoint.list({ limit: 100 }),
    dashboard.attention({}),
  ]);
  const failing = data.filter(({ isFailing }) => isFailing);
  expect(items.find(({ kind }) => kind === "WEBHOOKS_FAILING")?.count ?? 0).toBe(failing.length);
  return failing.some((endpoint) => endpoint.webhookEndpointId === webhookEndpointId);
}

describe("an endpoint that fails", () => {
  it("is tried again later, and keeps the order of each resource while others go on", async () => {
    let isUp = false;
    const receiver = await receive(({ event }) => (event.resourceId === "trd_a" && !isUp ? 503 : 200));
    const endpoint = await tools.register(receiver.url);
    await tools.happen("trd_a", "trd_b", "trd_a", "trd_b", "trd_a");
    const started = Date.now();
    await tools.work(endpoint);
    expect(orderOf(receiver.received).filter((position) => [2, 4].includes(position))).toEqual([2, 4]);
    expect(orderOf(receiver.received).filter((position) => ![2, 4].includes(position))).toEqual([1]);
    const [first] = await tools.deliveriesOf(endpoint, "PENDING");
    expect(first).toMatchObject({
      position: 1,
      attempts: 1,
      lastStatusCode: 503,
      lastError: "The answer was 503.",
    });
    const next = new Date(first?.nextAttemptAt ?? 0).getTime();
    expect(next - started).toBeGreaterThan(2_000);
    expect(next - Date.now()).toBeLessThan(5_500);
    const { data: jobs } = await suite.call().job.list({});
    expect(jobs.map(({ runAt }) => runAt)).toEqual([first?.nextAttemptAt]);
    await tools.work(endpoint);
    expect(receiver.received).toHaveLength(3);
    isUp = true;
    await tools.skipWaits();
    await tools.work(endpoint);
    expect(orderOf(receiver.received).slice(3)).toEqual([1, 3, 5]);
    expect(await tools.deliveriesOf(endpoint, "PENDING")).toEqual([]);
  });

  it("for one resource keeps hundreds of its events waiting, in their order, and no other's", async () => {
    let isUp = false;
    const receiver = await receive(({ event }) => (event.resourceId === "trd_a" && !isUp ? 503 : 200));
    const endpoint = await tools.register(receiver.url);
    const some = Array.from({ length: 50 }, () => "trd_a");
    for (let batch = 0; batch < 5; batch += 1) await tools.happen(...some);
    await tools.happen("trd_b");
    await tools.work(endpoint);
    expect(orderOf(receiver.received).sort()).toEqual([1, 251]);
    await tools.happen("trd_a", "trd_b");
    await tools.work(endpoint);
    expect(orderOf(receiver.received).slice(2)).toEqual([253]);
    isUp = true;
    await tools.skipWaits(1);
    while ((await tools.deliveriesOf(endpoint, "PENDING")).length > 0) await tools.work(endpoint);
    const first = Array.from({ length: 250 }, (_, index) => index + 1);
    expect(orderOf(receiver.received).slice(3)).toEqual([...first, 252]);
  });

  it("is given up after three days, and the next event of the resource goes", async () => {
    const receiver = await receive(({ event }) => (event.position === 1 ? 500 : 200));
    const endpoint = await tools.register(receiver.url);
    await tools.happen("trd_a", "trd_a");
    const told: boolean[] = [];
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
      expect(orderOf(receiver.received)).toEqual(Array.from({ length: attempt }, () => 1));
      await tools.skipWaits();
      await tools.work(endpoint);
      told.push(await isToldToFail(endpoint));
    }
    expect(told.indexOf(true)).toBe(2);
    expect(told.slice(2)).not.toContain(false);
    expect(await tools.deliveriesOf(endpoint)).toMatchObject([
      { position: 1, status: "FAILED", attempts: MOST_ATTEMPTS },
      { position: 2, status: "SUCCEEDED", attempts: 1 },
    ]);
    const [failed] = await tools.deliveriesOf(endpoint);
    const { attemptLog } = await suite
      .call()
      .webhookDelivery.get({ webhookDeliveryId: failed?.webhookDeliveryId ?? "" });
    expect(attemptLog).toHaveLength(MOST_ATTEMPTS);
    expect(attemptLog[0]).toMatchObject({ statusCode: 500, response: "answered 500" });
  });

  it("that flaps gets every event in its order", async () => {
    let count = 0;
    const receiver = await receive(() => (++count % 3 === 0 ? 200 : 502));
    const endpoint = await tools.register(receiver.url);
    await tools.happen("trd_a", "trd_b", "trd_a", "trd_b");
    for (let round = 0; round < 12; round += 1) {
      await tools.skipWaits();
      await tools.work(endpoint);
    }
    const succeeded = await tools.deliveriesOf(endpoint, "SUCCEEDED");
    expect(succeeded).toHaveLength(4);
    const firsts = [1, 2, 3, 4].map((position) => orderOf(receiver.received).indexOf(position));
    expect((firsts[0] ?? 0) < (firsts[2] ?? 0) && (firsts[1] ?? 0) < (firsts[3] ?? 0)).toBe(true);
  });

  it("by redirecting is not followed", async () => {
    const elsewhere = await receive(() => 200);
    const receiver = await receive(() => (response) => {
      response.writeHead(307, { location: elsewhere.url }).end();
    });
    const endpoint = await tools.register(receiver.url);
    await tools.happen("trd_1");
    await tools.work(endpoint);
    expect(elsewhere.received).toEqual([]);
    expect(await tools.deliveriesOf(endpoint)).toMatchObject([
      {
        status: "PENDING",
        lastStatusCode: 307,
        lastError: "The answer was 307; redirects are not followed.",
      },
    ]);
  });

  it("by being slow is cut off, and does not hold up the others", async () => {
    const receiver = await receive(({ event }) => (event.resourceId === "trd_slow" ? () => {} : 200));
    const endpoint = await tools.register(receiver.url);
    const webhooks = httpWebhooks({ reachesPrivate: true, patienceMs: 1_500 });
    const app: Application = Object.create(suite.app, { webhooks: { value: webhooks } });
    await tools.happen("trd_slow", "trd_b", "trd_c");
    const slow = tools.work(endpoint, app);
    await expect.poll(() => orderOf(receiver.received).sort()).toEqual([1, 2, 3]);
    await slow;
    expect(await tools.deliveriesOf(endpoint)).toMatchObject([
      { status: "PENDING", lastError: "No answer came within 1.5 seconds." },
      { status: "SUCCEEDED" },
      { status: "SUCCEEDED" },
    ]);
  });

  it("by answering without end has its beginning kept", async () => {
    const receiver = await receive(() => (response) => {
      response.writeHead(400);
      const more = () => {
        while (!response.destroyed && response.write("x".repeat(1000)));
        if (!response.destroyed) response.once("drain", more);
      };
      more();
    });
    const endpoint = await tools.register(receiver.url);
    await tools.happen("trd_1");
    await tools.work(endpoint);
    const [delivery] = await tools.deliveriesOf(endpoint);
    const { attemptLog } = await suite
      .call()
      .webhookDelivery.get({ webhookDeliveryId: delivery?.webhookDeliveryId ?? "" });
    expect(attemptLog[0]?.response).toBe("x".repeat(4096));
  });

  it("by being gone (410) is disabled, with a row in the trail, and goes on once it is enabled", async () => {
    let isGone = true;
    const receiver = await receive(() => (isGone ? 410 : 200));
    const endpoint = await tools.register(receiver.url);
    const { webhookEndpointId } = endpoint;
    await tools.happen("trd_a", "trd_a");
    await tools.work(endpoint);
    expect(await suite.call().webhookEndpoint.get({ webhookEndpointId })).toMatchObject({
      status: "DISABLED",
      pendingDeliveries: 1,
    });
    expect(await tools.deliveriesOf(endpoint)).toMatchObject([{ status: "FAILED" }, { status: "PENDING" }]);
    await tools.work(endpoint);
    expect(receiver.received).toHaveLength(1);
    const [row] = await suite.sql`select actor_kind, changes from audit_event
      where organization_id = ${suite.organizationId} and action = 'updateWebhookEndpoint'`;
    expect(row).toMatchObject({
      actor_kind: "system",
      changes: { status: { from: "ENABLED", to: "DISABLED" } },
    });
    isGone = false;
    await suite.call().webhookEndpoint.update({ webhookEndpointId, status: "ENABLED" });
    await tools.work(endpoint);
    expect(orderOf(receiver.received)).toEqual([1, 2]);
  });

  it("by an address in a private network, outside the demo, is sent nothing", async () => {
    const receiver = await receive(() => 200);
    const { port } = new URL(receiver.url);
    const strict = httpWebhooks({ reachesPrivate: false });
    for (const address of privateAddresses) {
      await expect(strict.post(`https://${address}:${port}/`, {}, "{}"), address).rejects.toThrow(
        "This address leads into a private network, where nothing is sent.",
      );
    }
    await expect(strict.post(receiver.url, {}, "{}")).rejects.toThrow("Nothing is sent but over https.");
    expect(receiver.received).toEqual([]);
  });
});
