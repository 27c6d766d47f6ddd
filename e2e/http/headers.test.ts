import { beforeAll, describe, expect, it } from "vitest";
import {
  apiUrl,
  baseUrl,
  type Customer,
  customerBody,
  get,
  intentBody,
  type List,
  makeCustomer,
  makeOffer,
  makeOffering,
  type Offering,
  offeringBody,
  post,
  send,
  unique,
} from "./client.ts";

let customer: Customer;
let offering: Offering;
beforeAll(async () => {
  [customer, offering] = [await makeCustomer(), await makeOffering()];
});

const roomOf = async ({ offeringId }: Offering) =>
  (await get<Offering>(`/offering/${offeringId}`)).body.fundingLimits.reserved;

describe("every answer", () => {
  it.each([
    ["GET", "/offering"],
    ["GET", "/health"],
    ["GET", "/openapi.json"],
    ["GET", "/nothing"],
    ["DELETE", "/offering"],
    ["POST", "/customer"],
    ["GET", "/offering/%zz"],
    ["GET", "/trpc/token.list?input=%7B%7D"],
  ])("%s %s names the request and the version of the interface", async (method, path) => {
    const { headers } = await send(method, path, { headers: { "x-request-id": "order-4711" } });
    expect(headers.get("x-request-id")).toBe("order-4711");
    expect(headers.get("x-api-version")).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const { headers: own } = await send(method, path, { headers: { "x-request-id": "not a plain id" } });
    expect(own.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("is JSON in UTF-8, and kept by nobody", async () => {
    const { headers } = await get(`/offering/${offering.offeringId}`);
    expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(headers.get("cache-control")).toBe("no-store");
  });

  it("that is an error is application/problem+json where that is accepted", async () => {
    for (const accept of ["application/problem+json", "application/json, application/problem+json;q=0.9"]) {
      const { headers } = await get("/offering/off_nothing", { accept });
      expect(headers.get("content-type")).toBe("application/problem+json; charset=utf-8");
    }
    const { headers } = await get("/offering/off_nothing", { accept: "*/*" });
    expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
  });
});

describe("HEAD", () => {
  it.each(["/offering", "/health", "/market/offering", "/offering/off_nothing"])(
    "%s says what GET would, without a body",
    async (path) => {
      const headed = await send("HEAD", path);
      const got = await get(path);
      expect(headed.status).toBe(got.status);
      expect(headed.headers.get("content-type")).toBe(got.headers.get("content-type"));
      expect(headed.body).toBeUndefined();
    },
  );

  it("of what cannot be read is a 405", async () => {
    const { status, headers } = await send("HEAD", "/bulletin-board/offer/bbo_1/cancel");
    expect([status, headers.get("allow")]).toEqual([405, "POST"]);
  });
});

describe("an Idempotency-Key", () => {
  const requests: [string, () => Promise<[path: string, body: Record<string, unknown>]>][] = [
    ["an intent", async () => ["/offering-purchase-intent", intentBody(customer, offering)]],
    ["an offering", async () => ["/offering", offeringBody()]],
    ["a customer", async () => ["/customer", customerBody()]],
    [
      "a cancel",
      async () => {
        const { offer, maker } = await makeOffer();
        return [`/bulletin-board/offer/${offer.offerId}/cancel`, { customerId: maker.id }];
      },
    ],
  ];

  it.each(requests)("makes %s once, and gives the same answer again", async (_what, prepare) => {
    const [path, body] = await prepare();
    const key = { "idempotency-key": unique("key") };
    const first = await post(path, body, key);
    expect(first.status).toBe(200);
    expect(first.headers.has("idempotency-replayed")).toBe(false);
    for (const origin of [apiUrl, baseUrl]) {
      const again = await post(`${origin}${path}`, body, key);
      expect(again).toMatchObject({ status: 200, body: first.body });
      expect(again.body).toEqual(first.body);
      expect(again.headers.get("idempotency-replayed")).toBe("true");
    }
  });

  it("of ten requests at once has one effect and one answer", async () => {
    const body = intentBody(customer, offering);
    const key = { "idempotency-key": unique("key") };
    const before = await roomOf(offering);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post("/offering-purchase-intent", body, key)),
    );
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual(answers[0]?.body);
    }
    const replayed = answers.filter(({ headers }) => headers.get("idempotency-replayed") === "true");
    expect(replayed).toHaveLength(9);
    expect(await roomOf(offering)).toBe(before + 100);
  });

  it("is free again after a refusal", async () => {
    const key = { "idempotency-key": unique("key") };
    const wrong = intentBody(customer, offering, 10, { purchaseAmount: 5 });
    expect((await post("/offering-purchase-intent", wrong, key)).status).toBe(403);
    const right = await post("/offering-purchase-intent", intentBody(customer, offering), key);
    expect([right.status, right.headers.get("idempotency-replayed")]).toEqual([200, null]);
  });
});

describe("Dry-Run", () => {
  const rehearsal = { "dry-run": "true" };

  it("answers as the call would and changes nothing", async () => {
    const before = await roomOf(offering);
    const { status, body } = await post(
      "/offering-purchase-intent",
      intentBody(customer, offering),
      rehearsal,
    );
    expect(status).toBe(200);
    const found = await get(`/offering-purchase-intent/${body.offeringPurchaseIntentId}`);
    expect(found.status).toBe(404);
    expect(await roomOf(offering)).toBe(before);

    const { body: rehearsed } = await post("/customer", customerBody(), { "dry-run": "TRUE" });
    expect((await get(`/customer/${rehearsed.id}`)).status).toBe(404);

    const sent = offeringBody();
    expect((await post("/offering", sent, rehearsal)).status).toBe(200);
    expect((await post("/offering", sent)).status).toBe(200);

    const { offer, maker } = await makeOffer();
    const path = `/bulletin-board/offer/${offer.offerId}`;
    const cancelled = await post(`${path}/cancel`, { customerId: maker.id }, rehearsal);
    expect(cancelled.body.status).toBe("CANCELLED");
    expect((await get(path)).body).toEqual(offer);
  });

  it("lists every rule that fails", async () => {
    const closed = await makeOffering({ publish: false, currency: "EUR" });
    const { status, body } = await post<{ code: string; errors: { code: string }[] }>(
      "/offering-purchase-intent",
      intentBody(customer, closed, 10, { currency: "USD", purchaseAmount: 30_000 }),
      rehearsal,
    );
    expect(status).toBe(403);
    expect(body.errors.map(({ code }) => code)).toEqual([
      "offering_not_open",
      "currency_not_accepted",
      "price_mismatch",
      "above_maximum",
      "hard_cap_exceeded",
    ]);
  });

  it("of anything but true is the real call", async () => {
    const { body } = await post("/customer", customerBody(), { "dry-run": "false" });
    expect((await get(`/customer/${body.id}`)).status).toBe(200);
  });
});

describe("a list", () => {
  it("is walked page by page, every row once, newest first", async () => {
    const { tokenId } = await makeOffering();
    const made = [];
    for (let n = 0; n < 5; n += 1) made.push((await makeOffering({ tokenId })).offeringId);
    const walked: unknown[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const path: string = `/offering?tokenId=${tokenId}&limit=2&cursor=${cursor}`;
      const { body } = await get<List>(path);
      expect(body.object).toBe("list");
      expect(body.hasMore).toBe(body.nextCursor !== null);
      walked.push(...body.data.map(({ offeringId }) => offeringId));
      cursor = body.nextCursor;
    }
    expect(walked.slice(0, 5)).toEqual(made.reverse());
    expect(new Set(walked).size).toBe(6);
  });

  it.each([
    "/offering",
    "/customer",
    "/offering-purchase-intent",
    "/bulletin-board/offer",
    "/token",
    "/market/offering",
  ])("%s has 20 rows unless asked, and 100 at most", async (path) => {
    expect((await get<List>(path)).body.data.length).toBeLessThanOrEqual(20);
    // The oldest: it stays the same while other tests add rows.
    const { body } = await get<List>(`${path}?limit=1&order=asc`);
    expect(body.data).toHaveLength(1);
    expect((await get(`${path}?limit=101`)).status).toBe(400);
    expect((await get(`${baseUrl}${path}?limit=1&order=asc`)).body).toEqual(body);
  });
});
