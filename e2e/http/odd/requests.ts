import fc from "fast-check";
import { hostileHeaders, hostileQuery, hostileSegment, hostileText, towers } from "./values.ts";

/** A request that nobody would send on purpose. */
export interface OddRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: string | Uint8Array;
}

/** An operation as the printed interface describes it. */
export interface PrintedOperation {
  readonly method: string;
  /** Below `/api`, with `{parameters}`. */
  readonly path: string;
  /** The body of its example, where it has one. */
  readonly example: Record<string, unknown> | undefined;
  /** Names of its query's parameters. */
  readonly query: readonly string[];
}

const json = { "content-type": "application/json" };
const kinds = ["application/json", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"];
const someKind = fc
  .constantFrom(...kinds, "application/octet-stream", "")
  .map((kind): Record<string, string> => (kind === "" ? {} : { "content-type": kind }));

const somewhere = (path: string) => path.replaceAll(/\{\w+\}/g, "some_id");

/** The members of a value, each by its path. */
function pathsOf(value: unknown, at: string[] = []): string[][] {
  if (typeof value !== "object" || value === null) return [at];
  const inner = Object.entries(value).flatMap(([name, member]) => pathsOf(member, [...at, name]));
  return at.length === 0 ? inner : [at, ...inner];
}

/** The example with one member, counted by `which`, replaced by a text. */
function spoiled(example: Record<string, unknown>, which: number, text: string): string {
  const paths = pathsOf(example);
  const path = paths.at(which % Math.max(1, paths.length)) ?? ["surprise"];
  const copy = structuredClone(example);
  let target = copy;
  for (const name of path.slice(0, -1)) target = target[name] as Record<string, unknown>;
  target[path.at(-1) ?? ""] = "@here@";
  return JSON.stringify(copy).replace('"@here@"', () => text);
}

function oddBody(example: Record<string, unknown>): fc.Arbitrary<string | Uint8Array> {
  const text = Buffer.from(JSON.stringify(example));
  const wedge = fc.uint8Array({ minLength: 1, maxLength: 4 });
  return fc.oneof(
    {
      weight: 8,
      arbitrary: fc.tuple(fc.nat(30), hostileText).map(([which, value]) => spoiled(example, which, value)),
    },
    { weight: 2, arbitrary: hostileText },
    { weight: 2, arbitrary: fc.nat(400).map((length) => text.toString().slice(0, length)) },
    { weight: 2, arbitrary: fc.uint8Array({ maxLength: 60 }) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.nat(200), wedge)
        .map(([at, bytes]) => Buffer.concat([text.subarray(0, at), bytes, text.subarray(at)])),
    },
  );
}

/** Wrong bodies for every operation that takes one, below `/api` and without it. */
export function oddBodies(operations: readonly PrintedOperation[]): fc.Arbitrary<OddRequest> {
  const changing = operations.filter(({ example }) => example !== undefined);
  return fc.constantFrom(...changing).chain(({ method, path, example = {} }) =>
    fc.record({
      method: fc.constant(method),
      path: fc.constantFrom("/api", "").map((root) => `${root}${somewhere(path)}`),
      headers: fc.constant(json),
      body: oddBody(example),
    }),
  );
}

/** For every operation that takes a body: each of its members, and one that nobody knows, a tower of lists and of objects. */
export function deepBodies(operations: readonly PrintedOperation[]): OddRequest[] {
  return operations.flatMap(({ method, path, example }) => {
    if (example === undefined) return [];
    const bodies = pathsOf(example).flatMap((_member, which) =>
      towers.map((tower) => spoiled(example, which, tower)),
    );
    const surprises = towers.map((tower) => spoiled({ ...example, surprise: "" }, -1, tower));
    return [...bodies, ...surprises].map((body) => ({
      method,
      path: `/api${somewhere(path)}`,
      headers: json,
      body,
    }));
  });
}

/** Good bodies on paths that lead nowhere. */
export function oddPaths(operations: readonly PrintedOperation[]): fc.Arbitrary<OddRequest> {
  return fc.constantFrom(...operations).chain(({ method, path, example }) => {
    const names = [...path.matchAll(/\{\w+\}/g)].map(([name]) => name);
    return fc.tuple(...names.map(() => hostileSegment)).map((segments) => ({
      method,
      path: `/api${names.reduce((filled, name, index) => filled.replace(name, () => segments[index] ?? ""), path)}`,
      headers: json,
      ...(example && { body: JSON.stringify(example) }),
    }));
  });
}

/** Reads with queries that make no sense. */
export function oddQueries(operations: readonly PrintedOperation[]): fc.Arbitrary<OddRequest> {
  const reading = operations.filter(({ method }) => method === "GET");
  return fc.constantFrom(...reading).chain(({ path, query }) => {
    const pair = fc.tuple(fc.constantFrom(...query, "limit", "__proto__", "x"), hostileQuery);
    return fc.record({
      method: fc.constantFrom("GET", "GET", "HEAD"),
      path: fc
        .array(pair, { maxLength: 4 })
        .map((pairs) => `/api${somewhere(path)}?${pairs.map((words) => words.join("=")).join("&")}`),
      headers: fc.constant({}),
    });
  });
}

/** Good requests under headers that belong to something else. */
export function oddHeaders(operations: readonly PrintedOperation[]): fc.Arbitrary<OddRequest> {
  return fc
    .tuple(fc.constantFrom(...operations), hostileHeaders)
    .map(([{ method, path, example }, headers]) => ({
      method,
      path: `/api${somewhere(path)}`,
      headers,
      ...(example && { body: JSON.stringify(example) }),
    }));
}

/** Calls of tRPC that are none, and sign-ins of the demo. */
export const oddCalls: fc.Arbitrary<OddRequest> = fc.oneof(
  fc
    .tuple(
      fc.constantFrom("customer.list", "offering.get", "market.list", "customer.create", "a,b"),
      hostileText,
      fc.constantFrom("", "&batch=1"),
    )
    .map(([name, text, batch]) => ({
      method: "GET",
      path: `/api/trpc/${name}?input=${encodeURIComponent(text.slice(0, 4000).toWellFormed())}${batch}`,
      headers: {},
    })),
  fc.record({
    method: fc.constant("POST"),
    path: fc
      .constantFrom("customer.create", "customer.list", "x?batch=1", "customer.create?batch=1")
      .map((name) => `/api/trpc/${name}`),
    headers: someKind,
    body: hostileText,
  }),
  fc.record({
    method: fc.constant("POST"),
    path: fc.constant("/api/demo/sign-in"),
    headers: someKind,
    body: fc.oneof(
      hostileText,
      fc.constantFrom("person=owner&returnTo=//evil", "person=%zz", "person=%00", "person=&person="),
    ),
  }),
);
