import { createTRPCClient, httpBatchLink, httpLink, TRPCClientError } from "@trpc/client";
import { beforeAll, describe, expect, it } from "vitest";
import type { AppRouter } from "#server/http/trpc/router.ts";
import {
  type Answer,
  apiUrl,
  type Customer,
  customerBody,
  get,
  intentBody,
  makeCustomer,
  makeOffering,
  type Offering,
  type ProblemBody,
  post,
  refusal,
  send,
  unique,
} from "./client.ts";

const url = `${apiUrl}/trpc`;
const single = createTRPCClient<AppRouter>({ links: [httpLink({ url })] });
const batched = createTRPCClient<AppRouter>({ links: [httpBatchLink({ url })] });

let customer: Customer;
let offering: Offering;
beforeAll(async () => {
  [customer, offering] = [await makeCustomer({ name: "Ada" }), await makeOffering()];
});

/** The status and the problem a call fails with. */
async function failureOf(call: Promise<unknown>): Promise<{ status: number; problem: ProblemBody }> {
  const error = await call.then(
    () => null,
    (failure: unknown) => failure,
  );
  if (!(error instanceof TRPCClientError))
    throw new Error("the call did not fail as tRPC does", { cause: error });
  const { httpStatus, problem } = error.data as { httpStatus: number; problem: ProblemBody };
  return { status: httpStatus, problem };
}

describe("tRPC over HTTP", () => {
  it("gives the same as REST, alone and in a batch", async () => {
    const customerId = customer.id;
    for (const client of [single, batched]) {
      const [one, list, intents] = await Promise.all([
        client.customer.get.query({ customerId }),
        client.offering.list.query({ tokenId: offering.tokenId, limit: 5 }),
        client.offeringPurchaseIntent.list.query({ customerId }),
      ]);
      expect(one).toEqual((await get(`/customer/${customerId}`)).body);
      expect(list).toEqual((await get(`/offering?tokenId=${offering.tokenId}&limit=5`)).body);
      expect(intents).toEqual((await get(`/offering-purchase-intent?customerId=${customerId}`)).body);
    }
  });

  it("changes the same as REST", async () => {
    const made = await single.offeringPurchaseIntent.create.mutate(intentBody(customer, offering) as never);
    const path = `/offering-purchase-intent/${made.offeringPurchaseIntentId}`;
    expect((await get(path)).body).toEqual(made);
  });

  it("refuses the same as REST, word by word", async () => {
    const wrongPrice = intentBody(customer, offering, 10, { purchaseAmount: 1 });
    const wrongAddress = customerBody({ email: "nobody" });
    const { offeringId } = offering;
    const both: [overTrpc: () => Promise<unknown>, overRest: () => Promise<Answer<unknown>>][] = [
      [
        () => single.offeringPurchaseIntent.create.mutate(wrongPrice as never),
        () => post("/offering-purchase-intent", wrongPrice),
      ],
      [() => single.customer.create.mutate({} as never), () => post("/customer", {})],
      [() => single.customer.create.mutate(wrongAddress as never), () => post("/customer", wrongAddress)],
      [
        () => single.bulletinBoard.offer.cancel.mutate({ offerId: "bbo_1", customerId: "cus_1" }),
        () => post("/bulletin-board/offer/bbo_1/cancel", { customerId: "cus_1" }),
      ],
      [() => single.customer.get.query({ customerId: "cus_nobody" }), () => get("/customer/cus_nobody")],
      [() => single.offering.list.query({ limit: 0 }), () => get("/offering?limit=0")],
      [
        () => single.offering.publish.mutate({ offeringId }),
        () => post(`/offering/${offeringId}/publish`, {}),
      ],
    ];
    for (const [overTrpc, overRest] of both) {
      const { status, problem } = await failureOf(overTrpc());
      const answer = await refusal(overRest());
      const { requestId: _, instance: __, ...said } = answer.body;
      expect(status).toBe(answer.status);
      expect(problem).toMatchObject(said);
    }
  });

  it("honours Idempotency-Key and Dry-Run", async () => {
    const headers = { "idempotency-key": unique("key") };
    const keyed = createTRPCClient<AppRouter>({ links: [httpLink({ url, headers })] });
    const body = customerBody() as never;
    const first = await keyed.customer.create.mutate(body);
    expect(await keyed.customer.create.mutate(body)).toEqual(first);
    const rehearsing = createTRPCClient<AppRouter>({
      links: [httpLink({ url, headers: { "dry-run": "true" } })],
    });
    const { id } = await rehearsing.customer.create.mutate(customerBody() as never);
    expect((await get(`/customer/${id}`)).status).toBe(404);
  });
});

describe("tRPC refuses what is no call", () => {
  interface Failure {
    error: { data: { httpStatus: number; problem: ProblemBody } };
  }

  it.each<[string, number, string, string, string, { body?: unknown; headers?: Record<string, string> }]>([
    ["a procedure that is not there", 404, "route_not_found", "GET", "/nothing.get", {}],
    [
      "a form",
      415,
      "unsupported_media_type",
      "POST",
      "/customer.create",
      { body: "a=1", headers: { "content-type": "multipart/form-data; boundary=x" } },
    ],
    [
      "a number no double holds",
      400,
      "precision_exceeded",
      "POST",
      "/customer.create",
      { body: '{"metadata":{"n":0.1234567890123456789}}' },
    ],
    ["a path that is no procedure", 404, "route_not_found", "GET", "/", {}],
    ["a prototype's member", 404, "route_not_found", "GET", "/constructor", {}],
    ["an input that is not JSON", 400, "malformed_json", "GET", "/customer.list?input=%7B", {}],
    ["a body that is not JSON", 400, "malformed_json", "POST", "/customer.create", { body: "{" }],
    ["a change by GET", 405, "method_not_allowed", "GET", "/customer.create?input=%7B%7D", {}],
    [
      "a body of another type",
      415,
      "unsupported_media_type",
      "POST",
      "/customer.create",
      { body: "a=1", headers: { "content-type": "text/plain" } },
    ],
    [
      "a body that is too large",
      413,
      "body_too_large",
      "POST",
      "/customer.create",
      { body: JSON.stringify({ filler: "x".repeat(256 * 1024) }) },
    ],
    [
      "a key that cannot be kept",
      400,
      "invalid_idempotency_key",
      "POST",
      "/customer.create",
      { body: "{}", headers: { "idempotency-key": "x".repeat(256) } },
    ],
  ])("%s: %d %s", async (_what, status, code, method, path, init) => {
    const answer = await send<Failure>(method, `/trpc${path}`, init);
    expect(answer.status).toBe(status);
    expect(answer.body.error.data.problem).toMatchObject({ status, code, errors: expect.any(Array) });
  });
});
