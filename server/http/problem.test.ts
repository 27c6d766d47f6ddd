import postgres from "postgres";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { createIntent } from "#server/domain/primary/purchase-intent/contract.ts";
import {
  type ErrorCode,
  errorDefinitions,
  Refusal,
  refuse,
  refuseAny,
  violation,
} from "#server/kernel/errors.ts";
import { problem, refusalOf } from "./problem.ts";

const codes = Object.keys(errorDefinitions) as ErrorCode[];

describe("every refusal", () => {
  it.each(codes)("%s has a title, and a sentence that tells what to do without facts too", (code) => {
    const { title, sentence, status } = errorDefinitions[code];
    expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect(title).toMatch(/^[A-Z][^.]+$/);
    expect(sentence({})).toMatch(/^[A-Z].+[.]$/);
    expect(sentence({})).not.toContain("undefined");
    expect(status).toBeGreaterThanOrEqual(400);
  });

  it("is written with the members of RFC 9457 and its own", () => {
    const refusal = refuse("hard_cap_exceeded", { available: "10.00 EUR" }, "payment.purchaseAmount");
    const detail = "Only 10.00 EUR is left in this offering. Buy for at most that.";
    expect(problem(refusal, "4711", "/api/offering-purchase-intent")).toEqual({
      type: "urn:offerboard:error:hard_cap_exceeded",
      title: "Hard cap exceeded",
      status: 403,
      detail,
      instance: "/api/offering-purchase-intent",
      code: "hard_cap_exceeded",
      requestId: "4711",
      errors: [{ param: "payment.purchaseAmount", code: "hard_cap_exceeded", detail }],
    });
  });

  it.each(["missing_field", "wrong_type", "invalid_value"] as const)(
    "that is %s of a field is an invalid request as a whole",
    (code) => {
      const { type, status, errors, ...rest } = problem(refuse(code, {}, "asOf"), "1", "/");
      expect({ type, status, code: rest.code }).toEqual({
        type: "urn:offerboard:error:invalid_request",
        status: 400,
        code: "invalid_request",
      });
      expect(errors).toMatchObject([{ param: "asOf", code, detail: rest.detail }]);
    },
  );

  it("of a move that cannot be made tells what to do, in general where nobody knows better", () => {
    const { sentence } = errorDefinitions.invalid_transition;
    expect(sentence({ from: "DRAFT", to: "PAUSED" })).toBe(
      "This is DRAFT and cannot become PAUSED. Reload it and go on from what it is now.",
    );
    expect(sentence({ from: "DRAFT", to: "PAUSED", instead: "Publish it." })).toMatch(
      /PAUSED\. Publish it\.$/,
    );
    expect(sentence({ from: "SUCCEEDED", to: "SUCCEEDED" })).toMatch(
      /^This is SUCCEEDED already\. Reload it/,
    );
  });

  it("takes its code from the first of several, and lists all", () => {
    const all = [violation("token_paused"), violation("below_minimum", { minimum: "1.00 EUR" }, "payment")];
    expect(() => refuseAny(all)).toThrow(Refusal);
    const { errors, code, detail } = problem(new Refusal("token_paused", all), "1", "/");
    expect(code).toBe("token_paused");
    expect(detail).toBe(errorDefinitions.token_paused.sentence());
    expect(errors.map(({ param }) => param)).toEqual([null, "payment"]);
    expect(() => refuseAny([])).not.toThrow();
  });
});

describe("a body of the wrong shape", () => {
  const whole = {
    customerId: "cus_1",
    walletAddress: `0x${"1".repeat(40)}`,
    offeringId: "off_1",
    payment: { purchaseAmount: 100, tokenAmount: 10, currency: "EUR" },
  };
  const violationsOf = (body: unknown) => {
    const parsed = createIntent.input.safeParse(body);
    const refusal = parsed.error && refusalOf(parsed.error);
    return { code: refusal?.code, errors: refusal?.violations.map(({ param, code }) => [param, code]) };
  };
  const pay = (change: object) => ({ ...whole, payment: { ...whole.payment, ...change } });

  it.each<[string, unknown, ErrorCode, [string | undefined, ErrorCode][]]>([
    [
      "misses a field",
      { ...whole, customerId: undefined },
      "invalid_request",
      [["customerId", "missing_field"]],
    ],
    [
      "has an empty field",
      { ...whole, customerId: "  " },
      "invalid_request",
      [["customerId", "missing_field"]],
    ],
    [
      "has null for a field",
      { ...whole, offeringId: null },
      "invalid_request",
      [["offeringId", "wrong_type"]],
    ],
    [
      "has text for a number",
      pay({ tokenAmount: "10" }),
      "invalid_request",
      [["payment.tokenAmount", "wrong_type"]],
    ],
    ["has a number for an object", { ...whole, payment: 5 }, "invalid_request", [["payment", "wrong_type"]]],
    ["has a list for an object", { ...whole, payment: [] }, "invalid_request", [["payment", "wrong_type"]]],
    [
      "has what is not on the list",
      pay({ currency: "GBP" }),
      "invalid_request",
      [["payment.currency", "invalid_value"]],
    ],
    [
      "pays nothing",
      pay({ purchaseAmount: 0 }),
      "invalid_request",
      [["payment.purchaseAmount", "invalid_value"]],
    ],
    [
      "has a broken wallet",
      { ...whole, walletAddress: "0x1" },
      "invalid_request",
      [["walletAddress", "invalid_value"]],
    ],
    [
      "is too precise",
      pay({ purchaseAmount: 1.001 }),
      "precision_exceeded",
      [["payment.purchaseAmount", "precision_exceeded"]],
    ],
    [
      "is too precise and wrong",
      { ...pay({ purchaseAmount: 1.001 }), offeringId: 7 },
      "invalid_request",
      [
        ["offeringId", "wrong_type"],
        ["payment.purchaseAmount", "precision_exceeded"],
      ],
    ],
    ["is no object at all", [], "invalid_request", [[undefined, "wrong_type"]]],
  ])("that %s is told so", (_what, body, code, errors) => {
    expect(violationsOf(body)).toEqual({ code, errors });
  });

  it("is told in the service's own words", () => {
    const parsed = createIntent.input.safeParse(pay({ currency: "GBP", tokenAmount: "1" }));
    const details = refusalOf(parsed.error)?.violations.map(({ detail }) => detail);
    expect(details).toEqual(["Send a number.", "Send USD or EUR."]);
  });
});

describe("an error that is not a refusal", () => {
  const databaseError = (code: string) =>
    Object.assign(new postgres.PostgresError({ message: "x" } as never), { code });

  it.each([
    ["08006", "unavailable"],
    ["57P01", "unavailable"],
    ["57P03", "unavailable"],
    ["53300", "unavailable"],
    ["CONNECT_TIMEOUT", "unavailable"],
    ["CONNECTION_CLOSED", "unavailable"],
    ["ECONNREFUSED", "unavailable"],
    ["ECONNRESET", "unavailable"],
    ["55P03", "overloaded"],
    ["23505", undefined],
    ["XX000", undefined],
  ])("of the database, %s: %s", (code, expected) => {
    expect(refusalOf(databaseError(code))?.code).toBe(expected);
    expect(refusalOf(new Error("wrapped", { cause: databaseError(code) }))?.code).toBe(expected);
  });

  it.each([new Error("secret"), "text", null, undefined, 42, { code: 5 }, new z.ZodError([])])(
    "%# nobody foresaw tells nothing",
    (error) => {
      const refusal = refusalOf(error);
      expect(refusal === null || refusal.violations.length === 0).toBe(true);
    },
  );
});
