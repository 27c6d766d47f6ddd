import { beforeAll, describe, expect, it } from "vitest";
import {
  type Customer,
  customerBody,
  get,
  intentBody,
  makeCustomer,
  makeOffering,
  newWallet,
  type Offering,
  offeringBody,
  post,
  sendAsIs,
} from "./client.ts";
import { expectProblem, paramsOf } from "./expect-problem.ts";

let customer: Customer;
let offering: Offering;
beforeAll(async () => {
  [customer, offering] = [await makeCustomer(), await makeOffering({ currency: "EUR" })];
});

describe("400", () => {
  it("malformed JSON", async () => {
    for (const body of ["{", "{'a': 1}", '{"a": 1}}', "undefined"]) {
      const problem = await expectProblem(post("/customer", body), 400, "malformed_json");
      expect(problem.instance).toBe("/api/customer");
    }
  });

  it("broken UTF-8", async () => {
    const body = Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]);
    await expectProblem(post("/customer", new Uint8Array(body)), 400, "malformed_json");
  });

  it("JSON that is no object", async () => {
    for (const body of ["null", "[]", '"text"', "7"]) {
      await expectProblem(post("/customer", body), 400, "invalid_request");
    }
  });

  it("everything that is missing, each with its place", async () => {
    expect(paramsOf(await expectProblem(post("/customer", {}), 400, "invalid_request"))).toEqual([
      ["wallets", "missing_field"],
      ["type", "missing_field"],
      ["countryCode", "missing_field"],
    ]);
    const intent = await expectProblem(
      post("/offering-purchase-intent", { payment: {} }),
      400,
      "invalid_request",
    );
    expect(paramsOf(intent)).toEqual([
      ["customerId", "missing_field"],
      ["walletAddress", "missing_field"],
      ["offeringId", "missing_field"],
      ["payment.purchaseAmount", "missing_field"],
      ["payment.tokenAmount", "missing_field"],
      ["payment.currency", "missing_field"],
    ]);
    const offer = await expectProblem(post("/bulletin-board/offer/bbo_1/cancel", {}), 400, "invalid_request");
    expect(paramsOf(offer)).toEqual([["customerId", "missing_field"]]);
  });

  it("everything that is wrong, each with its place", async () => {
    const problem = await expectProblem(
      post(
        "/offering",
        offeringBody({
          subdomain: "Not a label",
          pricePerToken: "10",
          offeringPeriod: { startDate: "2027-03-01T00:00:00Z", endDate: "2027-02-01T00:00:00Z" },
          fundingLimits: { minPayableAmount: 0, maxPayableAmount: 5, hardCap: 4, softCap: -1 },
          currency: "GBP",
        }),
      ),
      400,
      "invalid_request",
    );
    expect(paramsOf(problem)).toEqual(
      expect.arrayContaining([
        ["subdomain", "invalid_value"],
        ["pricePerToken", "wrong_type"],
        ["offeringPeriod.endDate", "invalid_value"],
        ["fundingLimits.minPayableAmount", "invalid_value"],
        ["fundingLimits.softCap", "invalid_value"],
        ["currency", "invalid_value"],
      ]),
    );
  });

  it("wallets: the same twice, a broken one, none", async () => {
    const address = newWallet();
    const wallets = [{ address }, { address: address.toUpperCase().replace("0X", "0x") }];
    for (const [sent, param] of [
      [wallets, "wallets.1.address"],
      [[{ address: "0x12" }], "wallets.0.address"],
      [[], "wallets"],
    ] as const) {
      const problem = await expectProblem(
        post("/customer", customerBody({ wallets: sent })),
        400,
        "invalid_request",
      );
      expect(paramsOf(problem)).toEqual([[param, "invalid_value"]]);
    }
  });

  it.each([
    ["two decimals too many", '"purchaseAmount":100.005,"tokenAmount":10', "payment.purchaseAmount"],
    [
      "more than a double holds",
      '"purchaseAmount":100.000000000000000001,"tokenAmount":10',
      "payment.purchaseAmount",
    ],
    [
      "18 decimals and one",
      '"purchaseAmount":100,"tokenAmount":0.0000000000000000001',
      "payment.tokenAmount",
    ],
    [
      "a long amount of tokens",
      '"purchaseAmount":100,"tokenAmount":10.000000000000000000001',
      "payment.tokenAmount",
    ],
  ])("precision_exceeded: %s, never rounded", async (_what, amounts, param) => {
    const body = JSON.stringify(intentBody(customer, offering)).replace(
      /"payment":\{[^}]*\}/,
      `"payment":{${amounts},"currency":"EUR"}`,
    );
    const problem = await expectProblem(post("/offering-purchase-intent", body), 400, "precision_exceeded");
    expect(paramsOf(problem)).toEqual([[param, "precision_exceeded"]]);
  });

  it("precision_exceeded: more decimals than the token has", async () => {
    const { body: token } = await post("/token", {
      name: "Whole",
      symbol: "W",
      decimals: 0,
      totalSupply: 100,
    });
    const whole = await makeOffering({ tokenId: token.tokenId });
    const payment = { tokenAmount: 10.5, purchaseAmount: 105 };
    await expectProblem(
      post("/offering-purchase-intent", intentBody(customer, whole, 1, payment)),
      400,
      "precision_exceeded",
    );
  });

  it("a query that is wrong", async () => {
    for (const [query, param] of [
      ["limit=0", "limit"],
      ["limit=101", "limit"],
      ["limit=many", "limit"],
      ["cursor=nonsense", "cursor"],
      ["order=sideways", "order"],
      ["sort=secret", "sort"],
      ["state=LOST", "state"],
    ]) {
      const problem = await expectProblem(get(`/offering?${query}`), 400, "invalid_request");
      expect(problem.errors.map((error) => error.param)).toEqual([param]);
    }
  });

  it("an address with a broken percent-encoding", async () => {
    for (const path of ["/api/offering/%zz", "/api/customer/%E0%A4%A", "/offering/%"]) {
      const { status, text } = await sendAsIs("GET", path);
      expect([status, JSON.parse(text).code]).toEqual([400, "malformed_url"]);
    }
  });

  it("an Idempotency-Key that cannot be kept", async () => {
    for (const key of ["x".repeat(256), "sch\u00fcssel"]) {
      await expectProblem(
        post("/customer", customerBody(), { "idempotency-key": key }),
        400,
        "invalid_idempotency_key",
      );
    }
  });
});
