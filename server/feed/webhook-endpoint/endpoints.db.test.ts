import { describe, expect, it } from "vitest";
import { httpWebhooks } from "#server/adapters/webhook/http.ts";
import { expectRefusal, NOW, openSuite, unique } from "#testing/testing.ts";
import { MOST_ENDPOINTS } from "./contract.ts";
import { openSecret, sealSecret } from "./secret.ts";

const suite = await openSuite();
const other = await openSuite();

const url = "https://example.com/hooks";
const make = (within = suite) => within.call().webhookEndpoint.create({ url, description: "Back office" });
/** As it is outside the demo. */
const outside: typeof suite.app = Object.create(suite.app, {
  webhooks: { value: httpWebhooks({ reachesPrivate: false }) },
});

describe("an endpoint", () => {
  it("is made with a secret that is told once and kept encrypted", async () => {
    const { secret = "", ...created } = await make();
    expect(created).toMatchObject({ url, description: "Back office", eventTypes: null, status: "ENABLED" });
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/);
    const { webhookEndpointId } = created;
    expect(await suite.call().webhookEndpoint.get({ webhookEndpointId })).toEqual(created);
    const everything = await suite.sql`
      select (select string_agg(w::text, '') from webhook_endpoint w) || (select string_agg(e::text, '') from audit_event e)
        as text`;
    expect(everything[0]?.text).toContain(webhookEndpointId);
    expect(everything[0]?.text).not.toContain(secret.slice(6));
  });

  it("under one Idempotency-Key is made once, and the replay does not tell its secret", async () => {
    const idempotencyKey = unique();
    const { secret, ...first } = await suite.call({ idempotencyKey }).webhookEndpoint.create({ url });
    expect(secret).toBeDefined();
    expect(await suite.call({ idempotencyKey }).webhookEndpoint.create({ url })).toEqual(first);
  });

  it("in a dry run is not made, and tells no secret", async () => {
    const before = await suite.contents();
    const rehearsed = await suite.call({ dryRun: true }).webhookEndpoint.create({ url });
    expect(rehearsed).not.toHaveProperty("secret");
    expect(await suite.contents()).toEqual(before);
  });

  it("is changed in the fields that are sent", async () => {
    const { webhookEndpointId } = await make();
    const { update } = suite.call().webhookEndpoint;
    const changed = await update({ webhookEndpointId, eventTypes: ["offer.filled"], status: "DISABLED" });
    expect(changed).toMatchObject({
      url,
      description: "Back office",
      eventTypes: ["offer.filled"],
      status: "DISABLED",
    });
    const again = await update({ webhookEndpointId, eventTypes: null, description: "" });
    expect(again).toMatchObject({ eventTypes: null, status: "DISABLED" });
    expect(again).not.toHaveProperty("description");
  });

  it("rotates its secret, and tells until when the one before signs", async () => {
    const { webhookEndpointId, secret } = await make();
    const rotated = await suite.call().webhookEndpoint.rotateSecret({ webhookEndpointId });
    expect(rotated.secret).not.toBe(secret);
    expect(rotated.previousSecretExpiresAt).toBe("2027-02-11T12:00:00.000Z");
    const later = new Date(NOW.getTime() + 25 * 60 * 60 * 1000);
    const after = await suite.call({ now: later }).webhookEndpoint.get({ webhookEndpointId });
    expect(after).not.toHaveProperty("previousSecretExpiresAt");
  });

  it("is deleted for good", async () => {
    const { webhookEndpointId } = await make();
    await suite.call().webhookEndpoint.delete({ webhookEndpointId });
    await expectRefusal(suite, "webhook_endpoint_not_found", () =>
      suite.call().webhookEndpoint.get({ webhookEndpointId }),
    );
  });

  it("is deleted once, whoever races, and once in the trail", async () => {
    const { webhookEndpointId } = await make();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }, () => suite.call().webhookEndpoint.delete({ webhookEndpointId })),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const rows = await suite.sql`
      select from audit_event where resource_id = ${webhookEndpointId} and action = 'deleteWebhookEndpoint'`;
    expect(rows).toHaveLength(1);
  });

  it("leaves a row in the trail for each change", async () => {
    const { webhookEndpointId } = await make();
    await suite.call().webhookEndpoint.update({ webhookEndpointId, status: "DISABLED" });
    await suite.call().webhookEndpoint.rotateSecret({ webhookEndpointId });
    await suite.call().webhookEndpoint.delete({ webhookEndpointId });
    const rows =
      await suite.sql`select action from audit_event where resource_id = ${webhookEndpointId} order by action`;
    expect(rows.map(({ action }) => action)).toEqual([
      "createWebhookEndpoint",
      "deleteWebhookEndpoint",
      "rotateWebhookSecret",
      "updateWebhookEndpoint",
    ]);
  });
});

it("endpoints are listed by when they were made, and counted", async () => {
  const fresh = await openSuite();
  const { webhookEndpointId } = await make(fresh);
  const later = new Date(NOW.getTime() + 60_000);
  await fresh.call({ now: later }).webhookEndpoint.create({ url });
  const range = { createdFrom: NOW.toISOString(), createdTo: later.toISOString() };
  const { list } = fresh.call().webhookEndpoint;
  const page = await list({ ...range, total: "true" });
  expect(page.data.map((one) => one.webhookEndpointId)).toEqual([webhookEndpointId]);
  expect(page.total?.count).toBe(1);
  expect((await list({ total: "true" })).total?.count).toBe(2);
});

describe("is refused, and nothing is written", () => {
  it("an address that is none, names somebody, or leads inside where that is out of bounds", async () => {
    for (const bad of [
      "",
      "example.com",
      "ftp://example.com",
      "javascript:alert(1)",
      "https://u:p@example.com",
      "https://e.com/#x",
    ]) {
      await expectRefusal(suite, "invalid_request", () => suite.call().webhookEndpoint.create({ url: bad }));
    }
    for (const bad of [
      "http://example.com",
      "https://localhost",
      "https://db.internal/",
      "https://intranet",
    ]) {
      await expectRefusal(suite, "invalid_value", () =>
        suite.call({ app: outside }).webhookEndpoint.create({ url: bad }),
      );
    }
    const { webhookEndpointId } = await make();
    await expectRefusal(suite, "invalid_value", () =>
      suite.call({ app: outside }).webhookEndpoint.update({ webhookEndpointId, url: "http://example.com" }),
    );
    await suite.call({ app: outside }).webhookEndpoint.create({ url });
    await suite.call().webhookEndpoint.create({ url: "http://localhost:4000/hooks" });
  });

  it("types that are none, or named twice", async () => {
    const create = (eventTypes: string[]) => () =>
      suite.call().webhookEndpoint.create({ url, eventTypes: eventTypes as ["offer.filled"] });
    for (const types of [[], ["offer.sold"], ["offer.filled", "offer.filled"]])
      await expectRefusal(suite, "invalid_request", create(types));
  });

  it("one of another organization, or by whoever may not", async () => {
    const { webhookEndpointId } = await make();
    const one = { webhookEndpointId };
    const foreign = other.call().webhookEndpoint;
    for (const act of [
      () => foreign.get(one),
      () => foreign.update({ ...one, status: "DISABLED" }),
      () => foreign.delete(one),
      () => foreign.rotateSecret(one),
      () => foreign.test(one),
      () => foreign.activity(one),
      () => other.call().webhookDelivery.list(one),
    ])
      await expectRefusal(suite, "webhook_endpoint_not_found", act);
    const operator = suite.call({ actor: suite.member("operator") }).webhookEndpoint;
    await operator.get(one);
    for (const act of [
      () => operator.create({ url }),
      () => operator.update({ ...one, status: "DISABLED" }),
      () => operator.delete(one),
      () => operator.rotateSecret(one),
      () => operator.test(one),
    ])
      await expectRefusal(suite, "not_allowed", act);
    const { webhookDelivery } = suite.call();
    const webhookDeliveryId = "whd_no";
    await expectRefusal(suite, "webhook_delivery_not_found", () =>
      webhookDelivery.get({ webhookDeliveryId }),
    );
    await expectRefusal(suite, "webhook_delivery_not_found", () =>
      webhookDelivery.redeliver({ webhookDeliveryId }),
    );
  });

  it("one more than an organization may have, whoever races", async () => {
    const fresh = await openSuite();
    const outcomes = await Promise.all(
      Array.from({ length: MOST_ENDPOINTS + 3 }, () =>
        make(fresh).then(
          () => "made",
          (error) => error.cause?.code,
        ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === "made")).toHaveLength(MOST_ENDPOINTS);
    expect(outcomes.filter((outcome) => outcome === "too_many_webhook_endpoints")).toHaveLength(3);
  });
});

describe("a sealed secret", () => {
  const key = "the secret of the tests, as good as any";
  it("opens with the same key for the same endpoint alone", () => {
    const sealed = sealSecret(key, "whe_1", "whsec_x");
    expect(openSecret(key, "whe_1", sealed)).toBe("whsec_x");
    expect(sealSecret(key, "whe_1", "whsec_x")).not.toBe(sealed);
    for (const [other, id] of [
      [`${key}!`, "whe_1"],
      [key, "whe_2"],
    ] as const)
      expect(() => openSecret(other, id, sealed)).toThrow("Rotate the secret.");
    expect(() => openSecret(key, "whe_1", `${sealed.slice(0, -4)}AAAA`)).toThrow("Rotate the secret.");
  });
});
