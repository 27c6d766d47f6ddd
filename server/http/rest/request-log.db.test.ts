/** What of a request over HTTP reaches the log of requests. */
import { beforeAll, describe, expect, it } from "vitest";
import { noteSocketAddress } from "#server/http/client-address.ts";
import { application } from "#server/kernel/application.ts";
import { newKey } from "#server/platform/api-key/key.ts";
import { requestLog } from "#server/platform/request-log/request-log.ts";
import { makeKey } from "#testing/api-keys.ts";
import { customerInput } from "#testing/factories.ts";
import { configureService, PUBLIC_URL } from "#testing/service.ts";
import { openSuite, type Suite, unique } from "#testing/testing.ts";
import { answer } from "./routes.ts";

configureService({ PUBLIC_URL });
let suite: Suite;
let key: string;
let apiKeyId: string;
beforeAll(async () => {
  suite = await openSuite();
  ({ apiKeyId, key } = await makeKey(suite.sql, suite.organizationId, {
    name: "Website",
    writesPerMinute: 5,
  }));
});

/** Sends a request and gives what the log has of it once it is written; undefined for nothing. */
async function keptOf(method: string, path: string, body?: unknown, bearer = key) {
  const requestId = unique("request");
  const text = body === undefined ? undefined : JSON.stringify(body);
  const request = new Request(`${PUBLIC_URL}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${bearer}`,
      "x-request-id": requestId,
      ...(text !== undefined && {
        "content-type": "application/json",
        "content-length": String(text.length),
      }),
    },
    ...(text !== undefined && { body: text }),
  });
  noteSocketAddress(request, "203.0.113.9");
  await answer(request);
  await requestLog(application()).write();
  const [entry] = (await suite.call().requestLog.list({ requestId })).data;
  return entry && suite.call().requestLog.get({ requestLogEntryId: entry.requestLogEntryId });
}

describe("a request with an API key", () => {
  it("is kept with its key, path, answer and what it sent, masked", async () => {
    const input = { ...customerInput({ email: "ada@example.com" }), emial: "x" };
    const kept = await keptOf("POST", "/customer", input);
    expect(kept).toMatchObject({
      apiKeyId,
      apiKeyName: "Website",
      method: "POST",
      route: "/customer",
      status: 200,
      network: "203.0.113.0/24",
      ignoredFields: '"emial";nearest="email"',
      request: { type: "INDIVIDUAL", countryCode: "DE", email: "[masked]", emial: "[masked]" },
      response: { object: "customer", email: "[masked]" },
    });
    expect(kept).not.toHaveProperty("code");
    expect(JSON.stringify(kept)).not.toContain("ada@example.com");
  });

  it("is kept with the pattern of its path, and the code it was refused with", async () => {
    expect(await keptOf("GET", "/customer/cus_nobody")).toMatchObject({
      route: "/customer/{customerId}",
      status: 404,
      code: "customer_not_found",
      request: { customerId: "cus_nobody" },
      response: { code: "customer_not_found" },
    });
    expect(await keptOf("GET", "/customer?colour=blue")).toMatchObject({ code: "unknown_parameter" });
  });

  it("that read something is kept without what it found", async () => {
    const kept = await keptOf("GET", "/customer?limit=1");
    expect(kept).toMatchObject({ route: "/customer", status: 200, request: { limit: "1" } });
    expect(kept).not.toHaveProperty("response");
  });

  it("over tRPC is kept with its procedure", async () => {
    expect(await keptOf("GET", "/trpc/customer.list?input=%7B%7D")).toMatchObject({
      route: "/trpc/customer.list",
      status: 200,
    });
    expect(await keptOf("GET", "/trpc/ada@example.com")).toMatchObject({ route: "/trpc/**", status: 404 });
  });

  it("is kept without a body that is large", async () => {
    const metadata = { text: "x".repeat(16_360) };
    const kept = await keptOf("POST", "/customer", customerInput({ metadata, name: "y".repeat(200) }));
    expect(kept).toMatchObject({ status: 200 });
    expect(kept).not.toHaveProperty("request");
    expect(kept).not.toHaveProperty("response");
  });

  it("is kept where it came too often", async () => {
    const codes = [];
    // More than two windows of the limit have room for.
    for (let n = 0; n < 11; n += 1) codes.push((await keptOf("POST", "/customer", {}))?.code);
    expect(codes).toContain("rate_limited");
  });
});

describe("nothing is kept", () => {
  it("of a key that nobody has", async () => {
    expect(await keptOf("GET", "/customer", undefined, newKey("test"))).toBeUndefined();
  });

  it("of an address that there is not", async () => {
    expect(await keptOf("GET", "/no-such-thing")).toBeUndefined();
  });
});
