import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { errorDefinitions } from "#server/kernel/errors.ts";
import { actions } from "#server/kernel/fields/actions.ts";
import { compartmentOf, isFile, type Operation, rightsOf } from "#server/kernel/operation.ts";
import { openApi } from "./openapi/document.ts";
import { operations, procedureOf } from "./operations.ts";
import { belongsToInterface, patternOf } from "./rest/routes.ts";
import { appRouter } from "./trpc/router.ts";

const root = join(import.meta.dirname, "../..");
const document = openApi();
const each = operations.map((operation) => [operation.name, operation] as const);

/** The paths that the interface publishes; each has a route file of its own. */
const published = [
  "/offering",
  "/customer",
  "/offering-purchase-intent",
  "/bulletin-board/offer/{offerId}/cancel",
];
const everythingElse = "app/api/[...path]/route.ts";
const methods = ["GET", "POST", "PATCH", "PUT", "DELETE", "OPTIONS"];

/** The file that Next serves a path from. */
const routeFile = (path: string) => join("app/api", path.replaceAll(/\{(\w+)\}/g, "[$1]"), "route.ts");

/** Whether REST alone hosts it: its answer is a file, or its body is one and nothing else. */
const isOfFiles = ({ output, body }: Pick<Operation, "output" | "body">) =>
  isFile(output) || (body !== undefined && !("fileName" in body));

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

  it("has a route file for each published path, and one that answers all others from the registry", () => {
    const files = readdirSync(join(root, "app/api"), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith("route.ts"))
      .map((file) => join("app/api", file));
    expect(files.sort()).toEqual([everythingElse, ...published.map(routeFile)].sort());
    const source = readFileSync(join(root, everythingElse), "utf8");
    for (const method of methods) expect(source).toContain(`answer as ${method}`);
  });

  it("is what Next rewrites the bare paths by", async () => {
    const { default: config } = await import(join(root, "next.config.ts"));
    const rewrites = (await config.rewrites?.()) as {
      beforeFiles: { source: string; destination: string }[];
    };
    const roots = new Set([...operations.map(({ path }) => path.split("/")[1]), "health"]);
    expect(rewrites.beforeFiles.slice(0, -1)).toEqual(
      [...roots].map((name) => ({ source: `/${name}/:rest*`, destination: `/api/${name}/:rest*` })),
    );
  });
});

describe("the compartments", () => {
  const namesIn = (compartment: string) =>
    operations
      .filter((operation) => compartmentOf(operation) === compartment)
      .map(({ name }) => name)
      .sort();

  it("have the purchase intents alone in the intake, and know the heavy ones by name", () => {
    expect(namesIn("intake")).toEqual(["createIntent"]);
    expect(namesIn("reports")).toEqual([
      "getAuditChain",
      "getChain",
      "getChainToken",
      "getDashboard",
      "getFunding",
      "getJobQueue",
      "getWebhookActivity",
      "listChainProof",
      "listHolders",
      "listPrices",
      "previewDistribution",
      "summarizeDistributions",
    ]);
    expect(namesIn("exports")).toEqual([
      "exportAuditEvents",
      "exportBankEntries",
      "exportBankStatements",
      "exportChainOperations",
      "exportChainTransactions",
      "exportCustomers",
      "exportDistributionPayments",
      "exportDistributionTransfers",
      "exportDistributions",
      "exportEntries",
      "exportEvents",
      "exportHolders",
      "exportLedgerEntries",
      "exportOfferings",
      "exportOffers",
      "exportParticipants",
      "exportPayments",
      "exportPayouts",
      "exportPurchases",
      "exportRefundTransfers",
      "exportRefunds",
      "exportRegisterHolders",
      "exportRequests",
      "exportTokens",
      "exportTrades",
      "exportWebhookDeliveries",
      "exportWebhookEndpoints",
      "getExportFile",
    ]);
  });

  it("have every other operation with the reads where it changes nothing, else with the transitions", () => {
    const rest = operations.filter(({ compartment }) => compartment === undefined);
    for (const operation of rest) {
      expect(compartmentOf(operation)).toBe(operation.method === "GET" ? "reads" : "transitions");
    }
  });
});

describe.each(each)("the operation %s", (name, operation) => {
  it("has a procedure: a query where it reads, a mutation where it changes", () => {
    const { kind } = procedureOf({ name });
    expect(kind).toBe(operation.method === "GET" ? "query" : "mutation");
    // REST alone hosts those whose body or answer is a file and nothing else.
    const hosted = new Map<string, unknown>(Object.entries(appRouter._def.procedures)).get(
      operation.procedure,
    );
    if (isOfFiles(operation)) expect(hosted).toBeUndefined();
    else expect((hosted as { _def: { type: string } })._def.type).toBe(kind);
  });

  it("has a route file that exports its method, in one line where its path is published", () => {
    const isPublished = published.includes(operation.path);
    const source = readFileSync(join(root, isPublished ? routeFile(operation.path) : everythingElse), "utf8");
    const { method } = operation;
    expect(source).toContain(isPublished ? `export const ${method} = rest(${name});` : `answer as ${method}`);
  });

  it("is answered from the registry", async () => {
    const path = operation.path.replaceAll(/\{\w+\}/g, "x");
    expect(patternOf(operation.method, `/api${path}`)).toBe(operation.path);
  });

  it("names the rights it takes where it is an organization's, and none elsewhere", () => {
    const { access, needs } = operation;
    expect(needs !== undefined).toBe(access === "caller");
    const areActions = rightsOf(operation).every((right) => (actions as readonly string[]).includes(right));
    expect(areActions).toBe(true);
    if (access === "caller" && rightsOf(operation).length === 0) {
      expect((needs as { none: string }).none).toMatch(/^[A-Z].{15,}[.]$/);
    }
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

  it("answers a resource or a list, and says which in object", () => {
    if (isFile(operation.output)) return;
    expect(operation.example.output).toMatchObject({ object: expect.stringMatching(/^[a-z_]+$/) });
    const { object, hasMore } = operation.example.output as { object: string; hasMore?: unknown };
    expect(typeof hasMore).toBe(object === "list" ? "boolean" : "undefined");
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
      description: expect.stringContaining(operation.description),
      "x-scopes": rightsOf(operation),
    });
    for (const right of rightsOf(operation)) expect(described?.description).toContain(`\`${right}\``);
    const answered = described?.responses["200"]?.content ?? {};
    if (isFile(operation.output)) expect(Object.keys(answered)).toEqual(operation.output.file.mediaTypes);
    else expect(answered["application/json"]?.example).toEqual(operation.example.output);
    const body = described?.requestBody?.content;
    const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");
    const fields = Object.keys((operation.input as unknown as { shape: object }).shape);
    const hasNone = operation.method === "GET" || fields.every((name) => inPath.includes(name));
    expect(body === undefined).toBe(hasNone);
    const taken = operation.body?.mediaTypes ?? [];
    expect(Object.keys(body ?? {})).toEqual(expect.arrayContaining([...taken]));
    const json = body?.["application/json"];
    expect(json === undefined).toBe(hasNone || isOfFiles(operation));
    if (json) expect(operation.example.input).toMatchObject(json.example as object);
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
  description: string;
  responses: Record<
    string,
    { $ref?: string; description: string; content: Record<string, { example: unknown }> }
  >;
  requestBody?: { content: Record<string, { example: unknown }> };
}
