import { describe, expect, it } from "vitest";
import { Refusal } from "#server/kernel/errors.ts";
import { checkDryRun, checkIdempotencyKey, replyHeaders, requestIdOf } from "./request.ts";
import { checkVersion, versionOf, versions } from "./versions.ts";

const headers = (name: string, value: string) => new Headers({ [name]: value });

describe("the id of a request", () => {
  it.each(["4711", "a-b_c.d:e", "x".repeat(128)])("is the caller's own: %s", (id) => {
    expect(requestIdOf(headers("x-request-id", id))).toBe(id);
  });

  it.each(["", "x".repeat(129), "two words", "semi;colon", "<script>", "ü"])("is made anew for %j", (id) => {
    expect(requestIdOf(headers("x-request-id", id))).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("is another one each time", () => {
    expect(requestIdOf(new Headers())).not.toBe(requestIdOf(new Headers()));
  });

  it("stands in the answer beside the version of the interface", () => {
    expect(Object.fromEntries(replyHeaders(new Headers(), "4711"))).toEqual({
      "x-request-id": "4711",
      "x-api-version": versions[0],
      "cache-control": "no-store",
    });
  });
});

describe("an Idempotency-Key", () => {
  it.each(["a", "order 4711!", "~".repeat(255)])("may be %j", (key) => {
    expect(() => checkIdempotencyKey(key)).not.toThrow();
  });

  it("may be left out", () => {
    expect(() => checkIdempotencyKey(undefined)).not.toThrow();
  });

  it.each(["", "x".repeat(256), "tab\tbetween", "schlüssel"])("may not be %j", (key) => {
    expect(() => checkIdempotencyKey(key)).toThrow(Refusal);
  });
});

describe("a Dry-Run", () => {
  it.each(["true", "false", "TRUE", "False"])("may be %s", (value) => {
    expect(() => checkDryRun(headers("dry-run", value))).not.toThrow();
  });

  it("may be left out", () => {
    expect(() => checkDryRun(new Headers())).not.toThrow();
  });

  it.each(["1", "yes", "on", "", "true, true"])("may not be %j, which would change something", (value) => {
    expect(() => checkDryRun(headers("dry-run", value))).toThrow(
      expect.objectContaining({
        code: "invalid_request",
        violations: [expect.objectContaining({ param: "Dry-Run", code: "invalid_value" })],
      }),
    );
  });
});

describe("the version", () => {
  it("is the newest where none is asked for, else the one that is", () => {
    const versionFor = (asked?: string) => versionOf(new Headers(asked ? { "x-api-version": asked } : {}));
    expect([undefined, ...versions, "1.0"].map(versionFor)).toEqual([versions[0], ...versions, "1.0"]);
  });

  it("is refused where there is none of the date", () => {
    expect(() => checkVersion(new Headers({ "x-api-version": "2019-01-01" }))).toThrow(
      expect.objectContaining({ code: "unknown_api_version", status: 400 }),
    );
    expect(() => checkVersion(new Headers({ "x-api-version": versions[1] }))).not.toThrow();
  });
});
