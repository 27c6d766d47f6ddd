import { describe, expect, it } from "vitest";
import { infoOf } from "./answer.ts";
import { ConnectionError, isRefusalOf, RefusedError, TimeoutError } from "./errors.ts";
import { Offerboard } from "./offerboard.ts";

const problem = (status: number, code: string) => ({
  body: {
    status,
    code,
    title: "Title",
    detail: "Do this.",
    requestId: "req_1",
    errors: [{ param: "a.b", code, detail: "Do this." }],
  },
  status,
});

interface Reply {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/** A client whose requests are answered by these in turn, the last one for ever; `Error` breaks the connection. */
function clientOf(...replies: (Reply | Error)[]) {
  const requests: { url: string; method: string; headers: Headers; body: unknown }[] = [];
  const answer: typeof fetch = async (input, init = {}) => {
    const reply = replies[Math.min(requests.length, replies.length - 1)] ?? {};
    requests.push({
      url: String(input),
      method: init.method ?? "",
      headers: new Headers(init.headers),
      body: init.body,
    });
    if (reply instanceof Error) throw reply;
    const { status = 200, body = {}, headers = {} } = reply;
    return new Response(typeof body === "string" ? body : JSON.stringify(body), { status, headers });
  };
  const ob = new Offerboard({ apiKey: "sk_test_1", baseUrl: "https://example.com/", fetch: answer });
  return { ob, requests };
}

const soon = { "retry-after": "0" };

describe("a call", () => {
  it("is written as a request: path, query, body, key", async () => {
    const { ob, requests } = clientOf({});
    await ob.bulletinBoard.offers.cancel(
      { offerId: "bbo/1", customerId: "cus_1" },
      { dryRun: true, requestId: "r1" },
    );
    await ob.customers.list({ countryCode: "DE", limit: 5 });
    await ob.files.images.upload({ content: new Uint8Array([1]), mediaType: "image/png" });
    const [cancel, list, upload] = requests;
    expect(cancel).toMatchObject({
      method: "POST",
      url: "https://example.com/api/bulletin-board/offer/bbo%2F1/cancel",
      body: '{"customerId":"cus_1"}',
    });
    expect(Object.fromEntries(cancel?.headers ?? [])).toMatchObject({
      authorization: "Bearer sk_test_1",
      "content-type": "application/json",
      "dry-run": "true",
      "idempotency-key": expect.stringMatching(/^[0-9a-f]{32}$/),
      "x-request-id": "r1",
    });
    expect(list?.url).toBe("https://example.com/api/customer?countryCode=DE&limit=5");
    await ob.customers.list({
      verificationStatus: ["COMPLETED", "IN_PROGRESS"],
      metadata: { userId: "42", "plan ü": "a&b" },
    });
    expect(decodeURIComponent(new URL(requests.at(-1)?.url ?? "").search.replaceAll("+", " "))).toBe(
      "?verificationStatus=COMPLETED,IN_PROGRESS&metadata[userId]=42&metadata[plan ü]=a&b",
    );
    expect([list?.body, list?.headers.has("idempotency-key")]).toEqual([undefined, false]);
    expect([upload?.url, upload?.headers.get("content-type")]).toEqual([
      "https://example.com/api/image",
      "image/png",
    ]);
  });

  it("is not sent without what its path names", async () => {
    const { ob, requests } = clientOf({});
    await expect(ob.customers.get({} as never)).rejects.toThrow("customerId is missing");
    expect(requests).toEqual([]);
  });

  it.each<[string, Reply | Error]>([
    ["a broken connection", new TypeError("fetch failed")],
    ["too many calls", { ...problem(429, "rate_limited"), headers: soon }],
    ["a service that is away", { status: 503, body: "<html>", headers: soon }],
    ["an equal call at work", { ...problem(409, "idempotency_key_in_flight"), headers: soon }],
  ])("goes on after %s, with the same key", async (_what, reply) => {
    const { ob, requests } = clientOf(reply, { body: { id: "cus_1" }, headers: { "x-request-id": "r2" } });
    const made = await ob.customers.create({ type: "INDIVIDUAL", countryCode: "DE", wallets: [] });
    expect(infoOf(made)?.requestId).toBe("r2");
    const [first, second] = requests.map(({ headers }) => headers.get("idempotency-key"));
    expect([requests.length, second]).toEqual([2, first]);
  });

  it.each([
    [400, "invalid_request"],
    [403, "hard_cap_exceeded"],
    [409, "offer_not_open"],
    [500, "internal_error"],
  ])("is not sent again after %d %s", async (status, code) => {
    const { ob, requests } = clientOf(problem(status, code));
    const error = await ob.settings.get().catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(RefusedError);
    expect(error).toMatchObject({ status, code, fields: ["a.b"], requestId: "req_1", message: "Do this." });
    expect(isRefusalOf("getSettings", error)).toBe(true);
    expect(isRefusalOf("createOffer", error)).toBe(false);
    expect(requests).toHaveLength(1);
  });

  it("is given up after as many attempts as it may have", async () => {
    const { ob, requests } = clientOf({ ...problem(503, "overloaded"), headers: soon });
    await expect(ob.settings.get({}, { maxRetries: 3 })).rejects.toMatchObject({ code: "overloaded" });
    expect(requests).toHaveLength(4);
    await expect(ob.settings.get({}, { maxRetries: 0 })).rejects.toMatchObject({ code: "overloaded" });
    expect(requests).toHaveLength(5);
  });

  it("tells what is no answer of the service", async () => {
    const { ob } = clientOf({ status: 502, body: "<html>" });
    await expect(ob.settings.get()).rejects.toBeInstanceOf(ConnectionError);
  });

  it("ends after its time, or by its signal", async () => {
    const hang: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener("abort", () => reject(init.signal?.reason as Error));
      });
    const ob = new Offerboard({ fetch: hang, timeoutMs: 5, maxRetries: 0 });
    await expect(ob.settings.get()).rejects.toBeInstanceOf(TimeoutError);
    const ending = new AbortController();
    const reason = new Error("enough");
    const call = ob.settings.get({}, { signal: ending.signal, timeoutMs: 60_000 });
    ending.abort(reason);
    await expect(call).rejects.toBe(reason);
  });
});

describe("a list", () => {
  const pages: Reply[] = [
    { body: { data: [{ id: "1" }, { id: "2" }], hasMore: true, nextCursor: "c1" } },
    { body: { data: [], hasMore: true, nextCursor: "c2" } },
    { body: { data: [{ id: "3" }], hasMore: false, nextCursor: null } },
  ];

  it("is every item, page after page", async () => {
    const { ob, requests } = clientOf(...pages);
    const ids: string[] = [];
    for await (const { id } of ob.customers.list({ limit: 2 })) ids.push(id);
    expect(ids).toEqual(["1", "2", "3"]);
    expect(requests.map(({ url }) => url.split("?")[1])).toEqual([
      "limit=2",
      "limit=2&cursor=c1",
      "limit=2&cursor=c2",
    ]);
  });

  it("reads no further than it is gone through", async () => {
    const { ob, requests } = clientOf(...pages);
    for await (const { id } of ob.customers.list()) if (id === "2") break;
    expect(requests).toHaveLength(1);
  });

  it("is its first page where it is awaited", async () => {
    const { ob, requests } = clientOf(...pages);
    expect((await ob.customers.list()).data).toHaveLength(2);
    expect(requests).toHaveLength(1);
  });
});
