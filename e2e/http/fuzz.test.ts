import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { get, sendAsIs } from "./client.ts";

/** A request that nobody would send on purpose. */
interface Odd {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: string | Uint8Array;
}

interface Described {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { example: Record<string, unknown> }> };
}

const { body: document } = await get<{
  paths: Record<string, Record<string, Described>>;
  components: { schemas: { Problem: { properties: { code: { enum: string[] } } } } };
}>("/openapi.json");

const codes = new Set(document.components.schemas.Problem.properties.code.enum);
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, described]) => ({
    method: method.toUpperCase(),
    path,
    example: described.requestBody?.content["application/json"]?.example,
    query: (described.parameters ?? []).filter((one) => one.in === "query").map(({ name }) => name),
  })),
);
const changing = operations.filter(({ example }) => example !== undefined);
const reading = operations.filter(({ method }) => method === "GET");

/** What is put where something sensible belongs; text that stands in the body as it is, so that it need not be JSON. */
const hostileText = fc.oneof(
  fc.constantFrom(
    ...[
      "null",
      "true",
      "[]",
      "{}",
      '""',
      '" "',
      "0",
      "-0",
      "-1",
      "1e308",
      "1e999",
      "-1e999",
      "5e-324",
      "1e-400",
    ],
    ...["100.000000000000000001", "9007199254740993", "123456789012345678901234567890", "0.1e-7", "1E400"],
    ...["NaN", "Infinity", "undefined", "01", "+1", ".5", "0x10", "1n", "'x'", "//", "[1,", '{"a":'],
    ...[
      '"\\u0000"',
      '"\\ud800"',
      '"\\udc00\\ud800"',
      '"\\uFFFF"',
      '"\u202e"',
      '"\\n"',
      '"\\',
      '"\t"',
      '"💥"',
    ],
    ...[
      '"2027-02-30T00:00:00Z"',
      '"+275760-09-13T00:00:00Z"',
      '"0x"',
      '"__proto__"',
      '"constructor"',
      '"toString"',
    ],
    ...[
      '{"__proto__":{"isAdmin":true}}',
      '{"constructor":{"prototype":{}}}',
      '{"length":-1}',
      "[[[[[[1]]]]]]",
    ],
    ..."' or 1=1 --|%s%n|{{7*7}}|../../etc/passwd|<script>|\\\\0"
      .split("|")
      .map((text) => JSON.stringify(text)),
    `"${"x".repeat(20_000)}"`,
    `${"[".repeat(5000)}${"]".repeat(5000)}`,
    `${'{"a":'.repeat(3000)}1.00000000000000000001${"}".repeat(3000)}`,
    "9".repeat(5000),
    `0.${"3".repeat(5000)}`,
  ),
  fc.json({ maxDepth: 3 }),
  fc.double().map((value) => JSON.stringify(value)),
  fc.string({ unit: "binary" }).map((value) => JSON.stringify(value)),
);

/** The members of an object, each by its path. */
function pathsOf(value: unknown, at: string[] = []): string[][] {
  if (typeof value !== "object" || value === null) return [at];
  const inner = Object.entries(value).flatMap(([name, member]) => pathsOf(member, [...at, name]));
  return at.length === 0 ? inner : [at, ...inner];
}

/** The example with one member replaced by a text. */
function spoiled(example: Record<string, unknown>, which: number, text: string): string {
  const paths = pathsOf(example);
  const path = paths[which % Math.max(1, paths.length)];
  const mark = "@here@";
  const copy = structuredClone(example);
  const last = path?.at(-1);
  let target: Record<string, unknown> = copy;
  for (const name of path?.slice(0, -1) ?? []) target = target[name] as Record<string, unknown>;
  target[last ?? "surprise"] = mark;
  return JSON.stringify(copy).replace(`"${mark}"`, () => text);
}

const bodyOf = (example: Record<string, unknown>): fc.Arbitrary<string | Uint8Array> =>
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc.tuple(fc.nat(30), hostileText).map(([which, text]) => spoiled(example, which, text)),
    },
    { weight: 2, arbitrary: hostileText },
    { weight: 2, arbitrary: fc.nat(400).map((length) => JSON.stringify(example).slice(0, length)) },
    { weight: 2, arbitrary: fc.uint8Array({ maxLength: 60 }) },
    {
      weight: 2,
      arbitrary: fc.tuple(fc.nat(200), fc.uint8Array({ minLength: 1, maxLength: 4 })).map(([at, bytes]) => {
        const text = Buffer.from(JSON.stringify(example));
        return new Uint8Array(Buffer.concat([text.subarray(0, at), bytes, text.subarray(at)]));
      }),
    },
    { weight: 1, arbitrary: fc.constant("") },
  );

const json = { "content-type": "application/json" };
const hostileSegment = fc.oneof(
  fc.constantFrom(
    ...[
      "%00",
      "%",
      "%zz",
      "%E0%A4%A",
      "%C0%80",
      "%ED%A0%80",
      "%FF",
      "%2F",
      "%2e%2e",
      "..",
      ".",
      "~",
      "a%20b",
      "%0A",
    ],
    ...[
      "__proto__",
      "constructor",
      "hasOwnProperty",
      "null",
      "undefined",
      "-1",
      "*",
      "'",
      ";",
      "off_1;x=1",
      "x,y",
    ],
    "x".repeat(3000),
    "%F0%9F%92%A5",
  ),
  fc.string({ unit: fc.constantFrom(..."abc019_-.~%!$&'()*+,;=:@"), minLength: 1, maxLength: 30 }),
);
const hostileQuery = fc.oneof(
  fc.constantFrom(
    ...["0", "-1", "101", "1e9", "NaN", "1.5", "", "%00", "%zz", "%ff", "null", "[]", "{}", "x".repeat(3000)],
  ),
  fc.string({ unit: "binary", maxLength: 40 }).map((text) => encodeURIComponent(text.toWellFormed())),
  fc.json().map((text) => Buffer.from(text).toString("base64url")),
  fc
    .tuple(fc.constantFrom("2027-02-10", "x", "NaN", "1e400", "-infinity", "\u0000", ""), fc.string())
    .map((pair) => Buffer.from(JSON.stringify(pair)).toString("base64url")),
);

const withSegments = (path: string) => {
  const names = [...path.matchAll(/\{\w+\}/g)].map(([name]) => name);
  return fc.tuple(...names.map(() => hostileSegment)).map((values) => {
    let filled = path;
    for (const [index, name] of names.entries()) filled = filled.replace(name, () => values[index] ?? "");
    return filled;
  });
};

const oddBodies: fc.Arbitrary<Odd> = fc.constantFrom(...changing).chain(({ method, path, example = {} }) =>
  fc.record({
    method: fc.constant(method),
    path: fc.constantFrom(
      `/api${path.replaceAll(/\{\w+\}/g, "some_id")}`,
      path.replaceAll(/\{\w+\}/g, "some_id"),
    ),
    headers: fc.constant(json),
    body: bodyOf(example),
  }),
);

const oddPaths: fc.Arbitrary<Odd> = fc.constantFrom(...operations).chain(({ method, path, example }) =>
  fc.record({
    method: fc.constant(method),
    path: withSegments(path).map((filled) => `/api${filled}`),
    headers: fc.constant(json),
    ...(example && { body: fc.constant(JSON.stringify(example)) }),
  }),
);

const oddQueries: fc.Arbitrary<Odd> = fc.constantFrom(...reading).chain(({ path, query }) =>
  fc.record({
    method: fc.constantFrom("GET", "GET", "HEAD"),
    path: fc
      .array(fc.tuple(fc.constantFrom(...query, "limit", "__proto__", "x"), hostileQuery), { maxLength: 4 })
      .map((pairs) => {
        const text = pairs.map(([name, value]) => `${name}=${value}`).join("&");
        return `/api${path.replaceAll(/\{\w+\}/g, "some_id")}?${text}`;
      }),
    headers: fc.constant({}),
  }),
);

const headerValue = fc.string({
  unit: fc.constantFrom(..." !#,;=/*abcXYZ019\u00e9\u00ff\t".split("")),
  maxLength: 300,
});
const oddHeaders: fc.Arbitrary<Odd> = fc
  .tuple(
    fc.constantFrom(...operations),
    fc.dictionary(
      fc.constantFrom(
        ...[
          "content-type",
          "accept",
          "idempotency-key",
          "dry-run",
          "x-request-id",
          "authorization",
          "cookie",
        ],
        ...[
          "content-encoding",
          "accept-language",
          "origin",
          "x-forwarded-for",
          "x-http-method-override",
          "range",
        ],
      ),
      fc.oneof(
        headerValue,
        fc.constantFrom(
          ...[
            "application/json",
            "application/json;charset=utf-16",
            "multipart/form-data",
            "text/plain",
            "*/*",
            "true",
          ],
          ...[
            "application/problem+json",
            "gzip",
            "offerboard_actor=%",
            "offerboard_actor=customer:x:y",
            "offerboard_actor=member%3A%00",
            "Bearer ",
          ],
        ),
      ),
    ),
  )
  .map(([{ method, path, example }, headers]) => ({
    method,
    path: `/api${path.replaceAll(/\{\w+\}/g, "some_id")}`,
    headers,
    ...(example && { body: JSON.stringify(example) }),
  }));

const oddCalls: fc.Arbitrary<Odd> = fc.oneof(
  fc.record({
    method: fc.constant("GET"),
    path: fc
      .tuple(
        fc.constantFrom("customer.list", "offering.get", "market.list", "customer.create", "a,b"),
        hostileText,
        fc.constantFrom("", "&batch=1"),
      )
      .map(
        ([name, text, batch]) =>
          `/api/trpc/${name}?input=${encodeURIComponent(text.slice(0, 4000).toWellFormed())}${batch}`,
      ),
    headers: fc.constant({}),
  }),
  fc.record({
    method: fc.constant("POST"),
    path: fc
      .constantFrom(
        "customer.create",
        "offeringPurchaseIntent.create",
        "customer.list",
        "x?batch=1",
        "customer.create?batch=1",
      )
      .map((name) => `/api/trpc/${name}`),
    headers: fc.constantFrom(
      { "content-type": "application/json" },
      { "content-type": "multipart/form-data; boundary=x" },
      { "content-type": "application/octet-stream" },
      {},
    ),
    body: hostileText,
  }),
  fc.record({
    method: fc.constant("POST"),
    path: fc.constant("/api/demo/actor"),
    headers: fc.constantFrom(
      json,
      { "content-type": "application/x-www-form-urlencoded" },
      { "content-type": "multipart/form-data; boundary=x" },
      {},
    ),
    body: fc.oneof(
      hostileText,
      fc.constantFrom(
        "actor=member:org_demo&returnTo=//evil",
        "actor=%zz",
        "actor=member:%00",
        "actor=customer:org_demo:%00",
        "actor=&actor=",
      ),
    ),
  }),
);

/** Expects an answer that a client can work with: never a 5xx, and a whole problem wherever it is an error. */
async function expectSound(odd: Odd): Promise<void> {
  const { status, headers, text } = await sendAsIs(odd.method, odd.path, odd.headers, odd.body);
  const told = `${odd.method} ${odd.path.slice(0, 300)} → ${status} ${text.slice(0, 300)}`;
  expect(status, told).toBeLessThan(500);
  expect(headers.get("x-request-id") ?? "", told).toMatch(/./);
  if (odd.method === "HEAD") return expect(text).toBe("");
  if (status < 400) return;
  expect(headers.get("content-type") ?? "", told).toMatch(/^application\/(problem\+)?json/);
  const body = JSON.parse(text);
  for (const failure of odd.path.startsWith("/api/trpc") ? [body].flat() : []) {
    const problem = failure.error?.data.problem;
    if (problem) expect(problem.status, told).toBeLessThan(500);
  }
  if (odd.path.startsWith("/api/trpc")) return;
  expect(Object.keys(body).sort(), told).toEqual([
    "code",
    "detail",
    "errors",
    "instance",
    "requestId",
    "status",
    "title",
    "type",
  ]);
  expect([body.status, body.requestId], told).toEqual([status, headers.get("x-request-id")]);
  expect(codes.has(body.code), told).toBe(true);
  for (const error of body.errors) expect(codes.has(error.code), told).toBe(true);
}

describe("whatever is sent, the answer is sound", () => {
  it.each([
    ["bodies", oddBodies, 70],
    ["paths", oddPaths, 40],
    ["queries", oddQueries, 50],
    ["headers", oddHeaders, 40],
    ["calls of tRPC and of the demo's switch", oddCalls, 40],
  ] as const)("odd %s", async (_what, odd, numRuns) => {
    const property = fc.asyncProperty(fc.array(odd, { minLength: 20, maxLength: 20 }), async (requests) => {
      await Promise.all(requests.map(expectSound));
    });
    await fc.assert(property, { numRuns });
  });
});
