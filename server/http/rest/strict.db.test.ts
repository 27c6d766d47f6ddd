import { beforeAll, describe, expect, it } from "vitest";
import { operations } from "#server/http/operations.ts";
import { makeKey } from "#testing/api-keys.ts";
import { customerInput, intentInput, makeCustomer, makeOffering, offeringInput } from "#testing/factories.ts";
import { configureService, PUBLIC_URL } from "#testing/service.ts";
import { openSuite, type Suite, unique } from "#testing/testing.ts";
import { answer } from "./routes.ts";

configureService({ PUBLIC_URL });
let suite: Suite;
let bearer: Record<string, string>;
beforeAll(async () => {
  suite = await openSuite();
  const { key } = await makeKey(suite.sql, suite.organizationId, {
    readsPerMinute: 100_000,
    writesPerMinute: 100_000,
  });
  bearer = { authorization: `Bearer ${key}` };
});

interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: whatever was answered.
  readonly body: any;
}

async function send(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const request = new Request(`${PUBLIC_URL}/api${path}`, {
    method,
    headers: { ...bearer, ...(body !== undefined && { "content-type": "application/json" }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const response = await answer(request);
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: text === "" ? null : JSON.parse(text),
  };
}

const pathOf = (path: string) => path.replaceAll(/\{\w+\}/g, "x");

describe("a query member that is not known", () => {
  const asked = operations.filter(({ access }) => access !== "person");

  it.each(asked.map(({ method, path, body }) => [method, path, body] as const))(
    "is refused by %s %s",
    async (method, path, body) => {
      const files = body && !("fileName" in body) ? { "content-type": body.mediaTypes[0] ?? "" } : undefined;
      const { status, body: problem } = await send(method, `${pathOf(path)}?nonsense=1`, undefined, files);
      expect([status, problem.code, problem.errors[0].param]).toEqual([400, "unknown_parameter", "nonsense"]);
    },
  );

  it.each(["/health", "/openapi.json"])("is refused by GET %s", async (path) => {
    expect((await send("GET", `${path}?nonsense=1`)).body.code).toBe("unknown_parameter");
  });

  it("is told with the nearest there is", async () => {
    const { body } = await send("GET", "/offering-purchase-intent?purchasestatus=PENDING");
    expect(body.detail).toBe(
      "There is no query parameter purchasestatus here. Please send purchaseStatus, or leave it out.",
    );
  });

  it("is refused where a known one comes twice, and changes nothing where something would change", async () => {
    expect((await send("GET", "/customer?limit=1&limit=2")).body.code).toBe("unknown_parameter");
    const before = await suite.contents();
    expect((await send("POST", "/customer?dryRun=true", customerInput())).body.code).toBe(
      "unknown_parameter",
    );
    expect(await suite.contents()).toEqual(before);
  });
});

describe("a query", () => {
  it("narrows a list by metadata, several values and ranges, and says what to expand", async () => {
    const userId = unique();
    const { id } = await makeCustomer(suite, { metadata: { userId, "plan ü": "gold" } });
    const query = new URLSearchParams({
      "metadata[userId]": userId,
      "metadata[plan ü]": "gold",
      verificationStatus: "INCOMPLETE,IN_PROGRESS",
      updatedFrom: "2020-01-01T00:00:00Z",
      omit: "metadata",
    });
    const { status, body } = await send("GET", `/customer?${query}`);
    expect([status, body.data.length, body.data[0].id, body.data[0].metadata]).toEqual([
      200,
      1,
      id,
      undefined,
    ]);
    const none = await send("GET", `/customer?metadata[userId]=${unique()}`);
    expect(none.body.data).toEqual([]);
    expect((await send("GET", "/offering-purchase-intent?expand=customer,offering")).status).toBe(200);
  });

  it.each([
    ["/customer?metadata=1", "unknown_parameter", "metadata"],
    ["/customer?metadata[a]=1&metadata[a]=2", "unknown_parameter", "metadata[a]"],
    ["/offering-purchase-intent?expand=custmer", "invalid_request", "expand"],
    ["/offering-purchase-intent?expand=customer&expand=offering", "unknown_parameter", "expand"],
    ["/offering-purchase-intent?purchaseStatus=PENDING,NONE", "invalid_request", "purchaseStatus"],
    ["/customer?updatedFrom=2027-02-01T09:00:00", "invalid_request", "updatedFrom"],
  ])("is refused as a whole: %s", async (path, code, param) => {
    const { status, body } = await send("GET", path);
    expect([status, body.code, body.errors[0].param]).toEqual([400, code, param]);
  });
});

describe("a field that is not known", () => {
  it("is passed over and named, with the one that was meant", async () => {
    const body = { ...customerInput(), emial: "ada@example.com", address: { lin1: "Quay 1" }, colour: "red" };
    const { status, headers } = await send("POST", "/customer", body);
    expect([status, headers.get("ignored-fields")]).toEqual([
      200,
      '"emial";nearest="email", "address.lin1";nearest="address.line1", "colour"',
    ]);
  });

  it("is named by a refusal too, and by no answer that used all", async () => {
    const { status, headers } = await send("POST", "/customer", { ...customerInput(), type: 1, x: 1 });
    expect([status, headers.get("ignored-fields")]).toEqual([400, '"x"']);
    expect((await send("POST", "/customer", customerInput())).headers.has("ignored-fields")).toBe(false);
  });
});

describe("a method that a path does not take", () => {
  const all = ["GET", "POST", "PATCH", "PUT", "DELETE"] as const;
  const byPath = Map.groupBy(operations, ({ path }) => path);
  it.each([...byPath.keys()])("is a 405 at %s, with those it takes", async (path) => {
    const taken = (byPath.get(path) ?? []).map(({ method }) => method);
    for (const method of all.filter((one) => !taken.includes(one as "GET"))) {
      const { status, headers, body } = await send(method, pathOf(path));
      expect([method, status, body.code]).toEqual([method, 405, "method_not_allowed"]);
      expect(headers.get("allow")).toBe(all.filter((one) => taken.includes(one as "GET")).join(", "));
    }
  });
});

describe("a timestamp", () => {
  it("without a zone is refused, and nothing is written", async () => {
    const before = await suite.contents();
    const offeringPeriod = { startDate: "2027-02-01T09:00:00", endDate: "2027-04-30T22:00:00Z" };
    const { status, body } = await send("POST", "/offering", { ...offeringInput(), offeringPeriod });
    expect([status, body.errors.map(({ param }: { param: string }) => param)]).toEqual([
      400,
      ["offeringPeriod.startDate"],
    ]);
    expect(body.detail).toContain("Say which zone this is of");
    expect(await suite.contents()).toEqual(before);
    expect((await send("GET", "/audit-event?from=2027-02-01T09:00:00")).status).toBe(400);
  });
});

describe("a dry run", () => {
  const dry = { "dry-run": "true" };

  it("says that it is one, and marks the identifiers of what does not exist", async () => {
    const before = await suite.contents();
    const customer = await send("POST", "/customer", customerInput(), dry);
    expect([customer.headers.get("dry-run"), customer.body.id]).toEqual(["true", "cus_dry_run"]);
    const offering = await send("POST", "/offering", offeringInput(), dry);
    expect([offering.headers.get("dry-run"), offering.body.offeringId]).toEqual(["true", "off_dry_run"]);
    expect(await suite.contents()).toEqual(before);
  });

  it("keeps the identifiers of what exists", async () => {
    const [buyer, offering] = [await makeCustomer(suite), await makeOffering(suite)];
    await suite.sql`update offering set start_date = '2020-01-01', end_date = '2090-01-01'
      where organization_id = ${suite.organizationId} and id = ${offering.offeringId}`;
    const { status, body } = await send(
      "POST",
      "/offering-purchase-intent",
      intentInput(buyer, offering),
      dry,
    );
    expect([status, body.offeringPurchaseIntentId, body.customerId, body.offeringId]).toEqual([
      200,
      "opi_dry_run",
      buyer.id,
      offering.offeringId,
    ]);
  });

  it("says so where it is refused too; a real call says nothing", async () => {
    expect((await send("POST", "/customer", {}, dry)).headers.get("dry-run")).toBe("true");
    expect((await send("POST", "/customer", customerInput())).headers.has("dry-run")).toBe(false);
    expect((await send("GET", "/customer", undefined, dry)).headers.has("dry-run")).toBe(false);
  });

  it("names both where neither customer nor offering is known", async () => {
    const [buyer, offering] = [await makeCustomer(suite), await makeOffering(suite)];
    const body = { ...intentInput(buyer, offering), customerId: "cus_nobody", offeringId: "off_nothing" };
    for (const headers of [dry, {}]) {
      const { status, body: problem } = await send("POST", "/offering-purchase-intent", body, headers);
      expect([
        status,
        problem.errors.map(({ param, code }: { param: string; code: string }) => [param, code]),
      ]).toEqual([
        404,
        [
          ["customerId", "customer_not_found"],
          ["offeringId", "offering_not_found"],
        ],
      ]);
    }
  });
});

describe("a replay", () => {
  it.each([
    ["/customer", () => ({ ...customerInput(), metadata: { zebra: 1, ant: { b: 1, a: 2 } } })],
    ["/offering", () => offeringInput()],
    ["/token", () => ({ name: "Harbour", symbol: "HLH", totalSupply: 1000 })],
  ])("of POST %s is what was answered first, to the byte", async (path, input) => {
    const [body, key] = [input(), { "idempotency-key": unique() }];
    const first = await send("POST", path, body, key);
    const second = await send("POST", path, body, key);
    expect([first.status, second.headers.get("idempotency-replayed")]).toEqual([200, "true"]);
    expect(second.text).toBe(first.text);
  });

  it("of a purchase is what was answered first, to the byte", async () => {
    const [buyer, offering] = [await makeCustomer(suite), await makeOffering(suite)];
    await suite.sql`update offering set start_date = '2020-01-01', end_date = '2090-01-01'
      where organization_id = ${suite.organizationId} and id = ${offering.offeringId}`;
    const key = { "idempotency-key": unique() };
    const metadata = { zebra: 1, ant: [{ bb: 1, a: 2 }], é: 0.5, zz: null, 10: "", 9: "" };
    const body = { ...intentInput(buyer, offering), metadata };
    const [first, second] = [
      await send("POST", "/offering-purchase-intent", body, key),
      await send("POST", "/offering-purchase-intent", body, key),
    ];
    expect([first.status, second.headers.get("idempotency-replayed")]).toEqual([200, "true"]);
    expect(second.text).toBe(first.text);
  });
});

describe("rate limits", () => {
  it("are told by the present draft, and by the first", async () => {
    const { headers } = await send("GET", "/customer");
    expect(headers.get("ratelimit-policy")).toBe('"default";q=100000;w=60');
    expect(headers.get("ratelimit")).toMatch(/^"default";r=\d+;t=\d+$/);
    expect(headers.get("ratelimit-limit")).toBe("100000");
  });
});

describe("entity tags", () => {
  it("answer 304 without a body while nothing has changed", async () => {
    const { id } = await makeCustomer(suite);
    const first = await send("GET", `/customer/${id}`);
    const tag = first.headers.get("etag") ?? "";
    expect(tag).toMatch(/^"[0-9a-z]+\.[\w-]{27}"$/);
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
      const again = await send("GET", `/customer/${id}`, undefined, { "if-none-match": known });
      expect(again).toMatchObject({ status: 304, text: "" });
      expect(again.headers.get("etag")).toBe(tag);
    }
    const changed = await send("PATCH", `/customer/${id}`, { phone: "+49 40 5" }, { "if-match": tag });
    expect(changed.status).toBe(200);
    const after = await send("GET", `/customer/${id}`, undefined, { "if-none-match": tag });
    expect(after).toMatchObject({ status: 200, body: { phone: "+49 40 5" } });
    expect(after.headers.get("etag")).toBe(changed.headers.get("etag"));
    const lost = await send("PATCH", `/customer/${id}`, { phone: "+49 40 6" }, { "if-match": tag });
    expect(lost).toMatchObject({ status: 412, body: { code: "precondition_failed" } });
  });

  it("stand on resources alone", async () => {
    const { headers } = await send("GET", "/customer", undefined, { "if-none-match": "*" });
    expect(headers.get("etag")).toBeNull();
  });
});

describe("many customers in one body", () => {
  const many = (bytes: number) => ({
    customers: Array.from({ length: bytes / 8_192 }, () => ({
      ...customerInput(),
      metadata: { text: "x".repeat(8_000) },
    })),
  });

  it("may be more than other bodies, over REST and tRPC", async () => {
    for (const path of ["/customer/bulk", "/trpc/customer.createBulk"]) {
      expect((await send("POST", path, many(512 * 1024))).status).toBe(200);
    }
    const refused = await send("POST", "/customer/bulk", many(3 * 1024 * 1024));
    expect(refused).toMatchObject({
      status: 413,
      body: { code: "body_too_large", detail: "The body is larger than 2 MiB. Send less." },
    });
  });

  it("stand at an address that is no customer's", async () => {
    const { status, headers } = await send("GET", "/customer/bulk");
    expect([status, headers.get("allow")]).toEqual([405, "POST"]);
  });

  it("have what is passed over named by their place", async () => {
    const { headers } = await send("POST", "/customer/bulk", {
      customers: [{ ...customerInput(), emial: "x" }],
    });
    expect(headers.get("ignored-fields")).toBe('"customers.0.emial";nearest="customers.0.email"');
  });
});

describe("a query over tRPC", () => {
  const ask = (procedure: string, input: object) =>
    send("GET", `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`);

  it("is refused a member that is not known, as over REST, with the nearest there is", async () => {
    const { status, body } = await ask("offeringPurchaseIntent.list", { purchasestatus: "PENDING" });
    expect([status, body.error.data.problem.code]).toEqual([400, "unknown_parameter"]);
    expect(body.error.data.problem.errors).toMatchObject([{ param: "purchasestatus" }]);
    expect(body.error.message).toBe(
      "There is no query parameter purchasestatus here. Please send purchaseStatus, or leave it out.",
    );
    const one = await ask("customer.get", { customerId: "cus_1", nonsense: 1 });
    expect(one.body.error.data.problem.errors).toMatchObject([{ param: "nonsense" }]);
  });

  it("takes metadata by keys of one's own, and what client libraries add to pages", async () => {
    const asked = { metadata: { userId: unique() }, direction: "forward" };
    expect((await ask("customer.list", asked)).body.result.data.data).toEqual([]);
  });
});

describe("a change over tRPC", () => {
  it("names what it passes over, as over REST", async () => {
    const { status, headers } = await send("POST", "/trpc/customer.create", {
      ...customerInput(),
      emial: "x",
    });
    expect([status, headers.get("ignored-fields")]).toEqual([200, '"emial";nearest="email"']);
  });
});
