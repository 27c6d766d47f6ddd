import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { errorDefinitions } from "#server/kernel/errors.ts";
import { openApi } from "./openapi/document.ts";
import { operations, procedureOf } from "./operations.ts";
import { belongsToInterface } from "./rest/routes.ts";
import { appRouter } from "./trpc/router.ts";

const root = join(import.meta.dirname, "../..");
const document = openApi();
const each = operations.map((operation) => [operation.name, operation] as const);

/** The file that Next serves a path from. */
const routeFile = (path: string) => join("app/api", path.replaceAll(/\{(\w+)\}/g, "[$1]"), "route.ts");

describe("the registry", () => {
  it("knows the interface's four operations by their names", () => {
    const published = operations.map(({ name, method, path }) => `${name}: ${method} ${path}`);
    expect(published).toEqual(
      expect.arrayContaining([
        "createIntent: POST /offering-purchase-intent",
        "createOffering: POST /offering",
        "createCustomer: POST /customer",
        "cancelOffer: POST /bulletin-board/offer/{offerId}/cancel",
      ]),
    );
  });

  it("has every name and every path once", () => {
    const unique = (values: string[]) => expect(new Set(values).size).toBe(values.length);
    unique(operations.map(({ name }) => name));
    unique(operations.map(({ method, path }) => `${method} ${path}`));
    expect(() => procedureOf({ name: "nothing" })).toThrow();
  });

  it("misses no operation that a contract defines", async () => {
    const contracts = readdirSync(join(root, "server"), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith("contract.ts"))
      .map((file) => join(root, "server", file));
    const defined: string[] = [];
    for (const file of contracts) {
      const members: Record<string, unknown> = await import(file);
      for (const member of Object.values(members)) {
        if (typeof member === "object" && member !== null && "method" in member) {
          defined.push(String((member as { name?: unknown }).name));
        }
      }
    }
    expect(defined.sort()).toEqual(operations.map(({ name }) => name).sort());
  });

  it("misses no route file below app/api, but those that are no part of the interface", () => {
    const files = readdirSync(join(root, "app/api"), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith("route.ts"))
      .map((file) => join("app/api", file));
    // Files come and go by paths that no procedure answers; the interface's description has them all.
    const described = Object.keys(document.paths ?? {}).map(routeFile);
    const others = [
      "health",
      "openapi.json",
      "trpc/[trpc]",
      "demo/sign-in",
      "stripe/webhook",
      "auth/[...all]",
    ];
    const expected = new Set([
      ...operations.map(({ path }) => routeFile(path)),
      ...described,
      ...others.map((path) => join("app/api", path, "route.ts")),
    ]);
    expect(files.sort()).toEqual([...expected].sort());
  });
});

describe.each(each)("the operation %s", (name, operation) => {
  it("has a procedure: a query where it reads, a mutation where it changes", () => {
    const procedures = new Map<string, unknown>(Object.entries(appRouter._def.procedures));
    const { _def } = procedures.get(operation.procedure) as { _def: { type: string } };
    expect(_def.type).toBe(operation.method === "GET" ? "query" : "mutation");
    expect(procedureOf({ name }).kind).toBe(_def.type);
  });

  it("has a route file that exports its method in one line", () => {
    const source = readFileSync(join(root, routeFile(operation.path)), "utf8");
    expect(source).toContain(`export const ${operation.method} = rest(${name});`);
  });

  it("answers below /api and without it", () => {
    const path = operation.path.replaceAll(/\{\w+\}/g, "x");
    expect(belongsToInterface(`/api${path}`) && belongsToInterface(path)).toBe(true);
  });

  it("fills every parameter of its path from a field of its input", () => {
    const shape = (operation.input as unknown as { shape: Record<string, unknown> }).shape;
    for (const [, parameter] of operation.path.matchAll(/\{(\w+)\}/g)) {
      expect(Object.keys(shape)).toContain(parameter);
    }
  });

  it("is told in a summary and a description", () => {
    expect(operation.summary).toMatch(/^[A-Z][^.]{5,60}$/);
    expect(operation.description).toMatch(/^[A-Z].{15,}[.]$/);
    expect(operation.tag).toMatch(/^[A-Z]/);
  });

  it("has examples that are what its schemas say", () => {
    expect(operation.input.safeParse(operation.example.input).error).toBeUndefined();
    const output = operation.output.safeParse(operation.example.output);
    expect(output.error).toBeUndefined();
    expect(output.data).toEqual(operation.example.output);
  });

  it("declares refusals that exist, each once", () => {
    expect(operation.errors.filter((code) => !(code in errorDefinitions))).toEqual([]);
    expect(new Set(operation.errors).size).toBe(operation.errors.length);
  });

  it("stands in the OpenAPI document with an example and every refusal", () => {
    const path = document.paths?.[operation.path] as Record<string, Described> | undefined;
    const described = path?.[operation.method.toLowerCase()];
    expect(described).toMatchObject({
      operationId: name,
      summary: operation.summary,
      description: operation.description,
    });
    const answered = described?.responses["200"]?.content["application/json"];
    expect(answered?.example).toEqual(operation.example.output);
    const body = described?.requestBody?.content["application/json"];
    expect(body === undefined).toBe(operation.method === "GET");
    if (body) expect(operation.example.input).toMatchObject(body.example as object);
    for (const code of operation.errors) {
      const { status } = errorDefinitions[code];
      const answer = described?.responses[String(status)];
      const shared = document.components?.responses?.[answer?.$ref?.split("/").at(-1) ?? ""] as typeof answer;
      expect((shared ?? answer)?.description).toContain(`\`${code}\``);
    }
  });
});

/** As much of an operation in the document as is looked at here. */
interface Described {
  responses: Record<
    string,
    { $ref?: string; description: string; content: Record<string, { example: unknown }> }
  >;
  requestBody?: { content: Record<string, { example: unknown }> };
}
