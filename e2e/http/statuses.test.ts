import { beforeAll, describe, expect, it } from "vitest";
import {
  apiUrl,
  type Customer,
  customerBody,
  get,
  intentBody,
  type List,
  makeCustomer,
  makeOffer,
  makeOffering,
  newWallet,
  type Offering,
  offeringBody,
  post,
  send,
  unique,
} from "./client.ts";
import { expectProblem, paramsOf } from "./expect-problem.ts";

let customer: Customer;
let offering: Offering;
beforeAll(async () => {
  [customer, offering] = [await makeCustomer(), await makeOffering({ currency: "EUR" })];
});

const buy = (change: Record<string, unknown>, payment: Record<string, unknown> = {}) =>
  post("/offering-purchase-intent", { ...intentBody(customer, offering, 10, payment), ...change });

describe("403", () => {
  it.each<[string, Record<string, unknown>, Record<string, unknown>, string]>([
    ["wallet_not_owned", { walletAddress: newWallet() }, {}, "walletAddress"],
    ["currency_not_accepted", {}, { currency: "USD" }, "payment.currency"],
    ["price_mismatch", {}, { purchaseAmount: 100.02 }, "payment.purchaseAmount"],
    ["below_minimum", {}, { purchaseAmount: 99.99, tokenAmount: 9.999 }, "payment.purchaseAmount"],
    ["above_maximum", {}, { purchaseAmount: 5000.01, tokenAmount: 500.001 }, "payment.purchaseAmount"],
  ])("%s", async (code, change, payment, param) => {
    expect(paramsOf(await expectProblem(buy(change, payment), 403, code))).toEqual([[param, code]]);
  });

  it("price_mismatch names the amount expected", async () => {
    const { detail } = await expectProblem(buy({}, { purchaseAmount: 250 }), 403, "price_mismatch");
    expect(detail).toContain("100.00 EUR");
  });

  it("offering_not_open: a draft, before the start, after the end", async () => {
    const year = (n: number) => `${n}-01-01T00:00:00Z`;
    for (const change of [
      { publish: false },
      { offeringPeriod: { startDate: year(2090), endDate: year(2091) } },
      { offeringPeriod: { startDate: year(2020), endDate: year(2021) } },
    ]) {
      const closed = await makeOffering(change);
      await expectProblem(
        post("/offering-purchase-intent", intentBody(customer, closed)),
        403,
        "offering_not_open",
      );
    }
  });

  it("hard_cap_exceeded: no room is left, and none is taken", async () => {
    const small = await makeOffering({
      fundingLimits: { minPayableAmount: 100, maxPayableAmount: 250, hardCap: 250, softCap: 0 },
    });
    const buyer = await makeCustomer();
    await post("/offering-purchase-intent", intentBody(customer, small, 15));
    const { detail } = await expectProblem(
      post("/offering-purchase-intent", intentBody(buyer, small, 15)),
      403,
      "hard_cap_exceeded",
    );
    expect(detail).toContain("100.00");
    const { body } = await get<Offering>(`/offering/${small.offeringId}`);
    expect(body.fundingLimits).toMatchObject({ raised: 0, reserved: 150 });
  });

  it("insufficient_balance: more offered than there is", async () => {
    const { maker, tokenId } = await makeOffer();
    const makerWalletAddress = maker.wallets[0]?.address;
    const sell = { tokenId, customerId: maker.id, makerWalletAddress, priceInEuro: 1, intention: "SELL" };
    await expectProblem(
      post("/bulletin-board/offer", { ...sell, amount: 95.1 }),
      403,
      "insufficient_balance",
    );
  });

  it("not_offer_maker: anybody else, known or not", async () => {
    const { offer } = await makeOffer();
    for (const customerId of [customer.id, "cus_nobody"]) {
      await expectProblem(
        post(`/bulletin-board/offer/${offer.offerId}/cancel`, { customerId }),
        403,
        "not_offer_maker",
      );
    }
    const { body } = await get(`/bulletin-board/offer/${offer.offerId}`);
    expect(body.status).toBe("OPEN");
  });
});

describe("404", () => {
  it("what nobody made", async () => {
    await expectProblem(buy({ customerId: "cus_nobody" }), 404, "customer_not_found");
    await expectProblem(buy({ offeringId: "off_nothing" }), 404, "offering_not_found");
    await expectProblem(get("/offering/off_nothing"), 404, "offering_not_found");
    await expectProblem(get("/market/offering/off_nothing"), 404, "offering_not_found");
    await expectProblem(get("/customer/cus_nobody"), 404, "customer_not_found");
    await expectProblem(get("/token/tok_nothing"), 404, "token_not_found");
    await expectProblem(
      get("/offering-purchase-intent/opi_nothing"),
      404,
      "offering_purchase_intent_not_found",
    );
    await expectProblem(get("/bulletin-board/offer/bbo_nothing"), 404, "offer_not_found");
    await expectProblem(
      post("/bulletin-board/offer/bbo_nothing/cancel", { customerId: customer.id }),
      404,
      "offer_not_found",
    );
  });

  it("what another organization made, though the market shows it", async () => {
    const { body } = await get<List>("/market/offering?limit=100&order=asc");
    const foreign = body.data.find(({ organizationId }) => organizationId !== offering.organizationId);
    const offeringId = String(foreign?.offeringId);
    expect((await get(`/market/offering/${offeringId}`)).body).toEqual(foreign);
    await expectProblem(get(`/offering/${offeringId}`), 404, "offering_not_found");
    await expectProblem(buy({ offeringId }), 404, "offering_not_found");
    await expectProblem(
      send("PATCH", `/offering/${offeringId}`, { body: { title: "Mine" } }),
      404,
      "offering_not_found",
    );
    await expectProblem(
      get(`/organization/${String(foreign?.organizationId)}`),
      404,
      "organization_not_found",
    );
  });

  it("a path that is not there", async () => {
    for (const path of ["", "/", "/nothing", "/offering/a/b", "/v1/offering", "/Offering", "/constructor"]) {
      await expectProblem(get(path), 404, "route_not_found");
    }
  });
});

describe("an id that nothing can have", () => {
  it("is refused on every path, and breaks none", async () => {
    const { paths } = (await (await fetch(`${apiUrl}/openapi.json`)).json()) as {
      paths: Record<string, object>;
    };
    const tried = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(
        (method) => [method.toUpperCase(), path.replaceAll(/\{\w+\}/g, "a%00b")] as const,
      ),
    );
    for (const [method, path] of tried.filter(([, path]) => path.includes("%00"))) {
      const { status } = await send(method, path, method === "GET" ? {} : { body: {} });
      expect([method, path, status < 500 && status >= 400]).toEqual([method, path, true]);
    }
  });
});

describe("405", () => {
  it.each([
    ["DELETE", "/offering", "GET, POST"],
    ["PUT", "/offering/off_1", "GET, PATCH"],
    ["GET", "/bulletin-board/offer/bbo_1/cancel", "POST"],
    ["PATCH", "/customer", "GET, POST"],
    ["OPTIONS", "/offering-purchase-intent", "GET, POST"],
    ["POST", "/health", "GET"],
    ["POST", "/customer/cus_1", "GET, PATCH"],
  ])("%s %s may be %s", async (method, path, allow) => {
    const answer = send(method, path);
    await expectProblem(answer, 405, "method_not_allowed");
    expect((await answer).headers.get("allow")).toBe(allow);
  });
});

describe("409", () => {
  it("subdomain_taken", async () => {
    const { subdomain } = offering;
    const problem = await expectProblem(
      post("/offering", offeringBody({ subdomain })),
      409,
      "subdomain_taken",
    );
    expect(paramsOf(problem)).toEqual([["subdomain", "subdomain_taken"]]);
  });

  it("offer_not_open: cancelled already", async () => {
    const { offer, maker } = await makeOffer();
    const cancel = () => post(`/bulletin-board/offer/${offer.offerId}/cancel`, { customerId: maker.id });
    expect((await cancel()).status).toBe(200);
    await expectProblem(cancel(), 409, "offer_not_open");
  });

  it("offering_not_editable: purchases froze the terms", async () => {
    const sold = await makeOffering();
    await post("/offering-purchase-intent", intentBody(customer, sold));
    const path = `/offering/${sold.offeringId}`;
    await expectProblem(send("PATCH", path, { body: { pricePerToken: 9 } }), 409, "offering_not_editable");
    expect((await send("PATCH", path, { body: { title: "New title" } })).body.title).toBe("New title");
  });

  it("invalid_transition: published already", async () => {
    await expectProblem(post(`/offering/${offering.offeringId}/publish`, {}), 409, "invalid_transition");
  });

  it("token_exists", async () => {
    const token = { tokenId: unique("token"), name: "T", symbol: "T", totalSupply: 1 };
    expect((await post("/token", token)).status).toBe(200);
    await expectProblem(post("/token", token), 409, "token_exists");
  });
});

describe("413, 415, 422", () => {
  const filled = (bytes: number) =>
    JSON.stringify({ ...customerBody(), filler: "" }).replace(
      '"filler":""',
      `"filler":"${"x".repeat(bytes - JSON.stringify({ ...customerBody(), filler: "" }).length)}"`,
    );

  it("a body of 256 KiB is read, and not a byte more", async () => {
    expect((await post("/customer", filled(256 * 1024))).status).toBe(200);
    await expectProblem(post("/customer", filled(256 * 1024 + 1)), 413, "body_too_large");
    await expectProblem(post("/customer", filled(2 * 1024 * 1024)), 413, "body_too_large");
  });

  it("a body that comes in pieces is counted, and the connection is not used again", async () => {
    for (const pieces of [40, 300]) {
      const body = new ReadableStream({
        start(controller) {
          for (let n = 0; n < pieces; n += 1)
            controller.enqueue(new TextEncoder().encode("x".repeat(10_000)));
          controller.close();
        },
      });
      const headers = { "content-type": "application/json" };
      const init = { method: "POST", headers, body, duplex: "half" } as RequestInit;
      const response = await fetch(`${apiUrl}/customer`, init);
      expect([response.status, response.headers.get("connection")]).toEqual([413, "close"]);
      expect(await response.json()).toMatchObject({ code: "body_too_large" });
      expect((await get("/health")).status).toBe(200);
    }
  });

  it("a body that is not JSON by its own word", async () => {
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/xml"]) {
      await expectProblem(
        post("/customer", JSON.stringify(customerBody()), { "content-type": type }),
        415,
        "unsupported_media_type",
      );
    }
    expect(
      (await post("/customer", customerBody(), { "content-type": "application/json;charset=UTF-8" })).status,
    ).toBe(200);
  });

  it("an Idempotency-Key that was used with another body", async () => {
    const key = { "idempotency-key": unique() };
    expect((await post("/customer", customerBody(), key)).status).toBe(200);
    await expectProblem(post("/customer", customerBody(), key), 422, "idempotency_key_reused");
  });
});
