import { Decimal } from "decimal.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_BODY_BYTES, readJson } from "#server/http/read-json.ts";
import { Refusal } from "#server/kernel/errors.ts";

type Body = string | Uint8Array<ArrayBuffer> | ReadableStream;

function request(body: Body, headers: Record<string, string> = { "content-type": "application/json" }) {
  return new Request("http://localhost/api/offering", {
    method: "POST",
    headers,
    body,
    ...(body instanceof ReadableStream && { duplex: "half" }),
  });
}

/** What is read, or the code it is refused with. */
const read = (body: Body, headers?: Record<string, string>) =>
  readJson(request(body, headers)).catch((error: unknown) => {
    if (error instanceof Refusal) return error.code;
    throw error;
  });

/** A body that comes in pieces, without a length told before. */
const inPieces = (text: string, size: number) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      const bytes = new TextEncoder().encode(text);
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });

describe("a body", () => {
  it.each([
    ["{}", {}],
    ["", {}],
    [' \n{"a": 1.25, "b": "ü", "c": [null, true]}\t', { a: 1.25, b: "ü", c: [null, true] }],
    ['{"a":1,"a":2}', { a: 2 }],
    ['{"":0}', { "": 0 }],
  ])("%s is read", async (text, value) => {
    expect(await read(text)).toEqual(value);
    expect(await read(inPieces(text, 3))).toEqual(value);
  });

  it("may say of itself what it is in several ways", async () => {
    for (const type of [
      "application/json",
      "application/json; charset=utf-8",
      "Application/JSON",
      "application/merge-patch+json",
      "application/problem+json ;x=1",
    ]) {
      expect(await read("{}", { "content-type": type })).toEqual({});
    }
  });

  it.each([
    "text/plain",
    "text/json",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/jsonp",
    "application/json-seq",
    "application/",
    "json",
    ",application/json",
  ])("of type %s is a 415", async (type) => {
    expect(await read("{}", { "content-type": type })).toBe("unsupported_media_type");
  });

  it("of no type that an operation takes tells which files it takes", async () => {
    const request = new Request("http://localhost/", {
      ...{ method: "POST", body: "GIF89a", headers: { "content-type": "image/gif" } },
    });
    await expect(readJson(request, { files: ["text/csv", "text/xml"] })).rejects.toThrow(
      "Send the file with one of these as its Content-Type: text/csv, text/xml; or its text",
    );
  });

  it("of no type is a 415", async () => {
    expect(await read(new Uint8Array([123, 125]), { "content-length": "2" })).toBe("unsupported_media_type");
  });

  it("that is not there has no fields, as of a call that needs none", async () => {
    expect(await readJson(new Request("http://localhost/", { method: "POST" }))).toEqual({});
  });

  it.each([
    " ",
    "{",
    "}",
    "{'a':1}",
    "{a:1}",
    '{"a":1,}',
    "undefined",
    "NaN",
    '{"a":01}',
    '{"a":1}{}',
    "\u0000",
  ])("%j is no JSON", async (text) => {
    expect(await read(text)).toBe("malformed_json");
  });

  it.each(["null", "[]", '["a"]', "1", '"text"', "true"])("%s is JSON, but no object", async (text) => {
    expect(await read(text)).toBe("invalid_request");
  });

  it("of broken UTF-8 is no JSON", async () => {
    const broken = [
      [0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d],
      [0x7b, 0x22, 0xed, 0xa0, 0x80, 0x22, 0x3a, 0x31, 0x7d],
      [0x7b, 0x22, 0xc3],
    ];
    for (const bytes of broken) expect(await read(new Uint8Array(bytes))).toBe("malformed_json");
  });

  it("is as large as allowed and not a byte larger, with and without a length", async () => {
    const filled = (bytes: number) => `{"a":"${"x".repeat(bytes - 8)}"}`;
    expect(filled(MAX_BODY_BYTES)).toHaveLength(MAX_BODY_BYTES);
    for (const size of [MAX_BODY_BYTES, 7000]) {
      expect(await read(inPieces(filled(MAX_BODY_BYTES), size))).toHaveProperty("a");
      expect(await read(inPieces(filled(MAX_BODY_BYTES + 1), size))).toBe("body_too_large");
    }
    const told = (bytes: number) => ({ "content-type": "application/json", "content-length": String(bytes) });
    expect(await read(filled(MAX_BODY_BYTES), told(MAX_BODY_BYTES))).toHaveProperty("a");
    expect(await read(filled(MAX_BODY_BYTES + 1), told(MAX_BODY_BYTES + 1))).toBe("body_too_large");
  });

  it("is measured in bytes, not in characters", async () => {
    const text = `{"a":"${"ü".repeat(MAX_BODY_BYTES / 2)}"}`;
    expect(text.length).toBeLessThan(MAX_BODY_BYTES);
    expect(await read(inPieces(text, 10_000))).toBe("body_too_large");
  });

  it("may be nested as deep as it likes, and is read without falling over", async () => {
    const deep = (depth: number, core: string) => `{"a":${"[".repeat(depth)}${core}${"]".repeat(depth)}}`;
    expect(await read(deep(100_000, "1"))).toHaveProperty("a");
    expect(await read(deep(100, "0.1234567890123456789"))).toBe("precision_exceeded");
    expect(await read(deep(100_000, "0.1234567890123456789"))).toBe("precision_exceeded");
  });
});

describe("a number", () => {
  it.each([
    "100.000000000000000001",
    "0.1234567890123456789",
    "12345678901234567890",
    "9007199254740993",
    "1234567890123456.7",
    "-0.30000000000000001665",
    "1.0000000000000000000001e5",
    "1e999",
    "-1E+400",
    "1e-400",
  ])("%s is not what a double holds: refused, wherever it stands", async (text) => {
    expect(await read(`{"amount":${text}}`)).toBe("precision_exceeded");
    expect(await read(`{"a":{"b":[1,${text}]}}`)).toBe("precision_exceeded");
  });

  it.each([
    ["payment.tokenAmount", '{"x": {"y": []}, "payment": {"purchaseAmount": 1, "tokenAmount": #}}'],
    ["a.b.2.c", '{"a": {"n": 1.5, "b": [[9, 9], {}, {"d": "e,:{[", "c": #}]}}'],
    ['quo"ted\\', String.raw`{"quo\"ted\\": #}`],
    ["z", '{"a": [1, {"b": 2}, [3, 4]], "z":#}'],
  ])("that is refused is named by its path: %s", async (param, template) => {
    const body = request(template.replace("#", "0.1234567890123456789"));
    const refusal = await readJson(body).then(
      () => null,
      (error: Refusal) => error,
    );
    expect(refusal?.violations).toMatchObject([{ code: "precision_exceeded", param }]);
  });

  it.each([
    "100.00",
    "0.10000000000000000000",
    "12345678901234567000",
    "9007199254740992",
    "1e15",
    "1.5E+3",
    "1e308",
    "5e-324",
    "-0",
    "123456789.12345678",
    "0.30000000000000004",
  ])("%s is what a double holds", async (text) => {
    expect(await read(`{"amount":${text}}`)).toEqual({ amount: Number(text) });
  });

  it("as text is nobody's business", async () => {
    const body = '{"id":"12345678901234567890","phone":"+49 1234567890123456"}';
    expect(await read(body)).toEqual(JSON.parse(body));
  });

  it("comes through exactly or not at all", async () => {
    const digits = (max: number) =>
      fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: 1, maxLength: max });
    const numbers = fc
      .tuple(
        fc.boolean(),
        digits(20),
        fc.option(digits(22), { nil: null }),
        fc.option(fc.integer({ min: -400, max: 400 }), { nil: null }),
      )
      .map(([negative, whole, fraction, exponent]) =>
        [
          negative ? "-" : "",
          whole.replace(/^0+(?=\d)/, ""),
          fraction === null ? "" : `.${fraction}`,
          exponent === null ? "" : `e${exponent}`,
        ].join(""),
      );
    const property = fc.asyncProperty(numbers, async (text) => {
      const outcome = await read(`{"amount":${text}}`);
      const isExact = new Decimal(text).eq(Number(text));
      if (typeof outcome === "string") return outcome === "precision_exceeded" && !isExact;
      return isExact;
    });
    await fc.assert(property, { numRuns: 2000 });
  });
});
