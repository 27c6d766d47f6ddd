/** What a caller mistyped is told, over the wire; each operation and path is tried in `server/http/rest/strict.db.test.ts`. */
import { describe, expect, it } from "vitest";
import {
  baseUrl,
  customerBody,
  get,
  intentBody,
  makeCustomer,
  makeOffering,
  offeringBody,
  post,
  send,
  unique,
} from "./client.ts";
import { expectProblem, paramsOf } from "./expect-problem.ts";

describe("a query", () => {
  it("with a member that is not known is refused, with the nearest there is", async () => {
    const problem = await expectProblem(
      get("/offering-purchase-intent?purchasestatus=PENDING"),
      400,
      "unknown_parameter",
    );
    expect(paramsOf(problem)).toEqual([["purchasestatus", "unknown_parameter"]]);
    expect(problem.detail).toContain("send purchaseStatus");
  });

  it("with a member twice is refused", async () => {
    await expectProblem(get("/customer?limit=1&limit=2"), 400, "unknown_parameter");
  });

  it("of the process's own paths as well", async () => {
    for (const path of ["/health?redy", "/openapi.json?subjects=offering"]) {
      await expectProblem(get(path), 400, "unknown_parameter");
    }
  });
});

describe("a body", () => {
  it("is taken with fields that are not known, and the answer names them", async () => {
    const { status, headers } = await post(
      "/customer",
      customerBody({ emial: "a@example.com", x: { y: 1 } }),
    );
    expect([status, headers.get("ignored-fields")]).toEqual([200, '"emial";nearest="email", "x"']);
  });

  it("with a timestamp without a zone is refused", async () => {
    const offeringPeriod = { startDate: "2027-02-01T09:00:00", endDate: "2090-01-01T00:00:00Z" };
    const problem = await expectProblem(
      post("/offering", offeringBody({ offeringPeriod })),
      400,
      "invalid_request",
    );
    expect(paramsOf(problem)).toEqual([["offeringPeriod.startDate", "invalid_value"]]);
  });
});

it("a method that a path does not take is a 405, where another path looks alike too", async () => {
  for (const [method, path, allow] of [
    ["GET", "/audit-event/erase", "POST"],
    ["PATCH", "/distribution/preview", "GET"],
    ["POST", "/job/queue", "GET"],
  ] as const) {
    const answer = await send(method, path);
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, allow]);
  }
});

it("a dry run says that it is one", async () => {
  const [customer, offering] = [await makeCustomer(), await makeOffering()];
  const dry = { "dry-run": "true" };
  const { headers, body } = await post("/offering-purchase-intent", intentBody(customer, offering), dry);
  expect([headers.get("dry-run"), body.offeringPurchaseIntentId]).toEqual(["true", "opi_dry_run"]);
  const nobody = { ...intentBody(customer, offering), customerId: "cus_nobody", offeringId: "off_nothing" };
  const problem = await expectProblem(
    post("/offering-purchase-intent", nobody, dry),
    404,
    "customer_not_found",
  );
  expect(paramsOf(problem)).toEqual([
    ["customerId", "customer_not_found"],
    ["offeringId", "offering_not_found"],
  ]);
});

it("a replay is the first answer to the byte", async () => {
  const headers = { "content-type": "application/json", "idempotency-key": unique() };
  const body = JSON.stringify(customerBody({ metadata: { zebra: 1, ant: 2 } }));
  const ask = async () => (await fetch(`${baseUrl}/api/customer`, { method: "POST", headers, body })).text();
  const first = await ask();
  expect(await ask()).toBe(first);
});

it("the document names the server it came from", async () => {
  for (const path of ["/openapi.json", "/openapi.json?subject=offering"]) {
    const { body } = await get<{ servers: { url: string }[] }>(path);
    expect(body.servers.map(({ url }) => url)).toEqual([`${baseUrl}/api`]);
  }
});
