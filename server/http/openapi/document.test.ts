import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { eventTypes } from "#db/schema/enums.ts";
import { TEST_EVENT } from "#server/feed/event/contract.ts";
import { errorDefinitions } from "#server/kernel/errors.ts";
import { openApi } from "./document.ts";

const document = JSON.parse(JSON.stringify(openApi())) as Document;

interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  example?: unknown;
  examples?: unknown[];
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: Schema | boolean;
  format?: string;
  pattern?: string;
  oneOf?: { $ref: string }[];
  discriminator?: { propertyName: string; mapping: Record<string, string> };
  allOf?: Schema[];
  anyOf?: Schema[];
}

interface Parameter {
  name: string;
  in: string;
  description?: string;
  schema: Schema;
}

interface Content {
  content?: Record<
    string,
    { schema: Schema; example?: unknown; examples?: Record<string, { $ref: string }> }
  >;
}

interface Answer extends Content {
  $ref?: string;
  description: string;
  headers?: Record<string, { $ref: string }>;
}

interface Document {
  openapi: string;
  info: Record<string, string>;
  servers: { url: string }[];
  tags: { name: string; description?: string }[];
  webhooks: Record<string, Record<string, { requestBody: Content }>>;
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: Parameter[];
        operationId: string;
        requestBody?: Content;
        responses: Record<string, Answer>;
      }
    >
  >;
  components: {
    schemas: Record<string, Schema>;
    responses: Record<string, Answer>;
    headers: Record<string, object>;
    examples: Record<string, { value: { status: number } }>;
  };
}

const answerOf = (answer: Answer): Answer =>
  document.components.responses[answer.$ref?.split("/").at(-1) ?? ""] ?? answer;

const followed = (schema: Schema): Schema => {
  const name = schema.$ref?.split("/").at(-1);
  return name === undefined ? schema : (document.components.schemas[name] ?? {});
};

/** Every field below a schema that is not a reference, with where it stands. */
function* fieldsOf(schema: Schema, at: string): Generator<[at: string, field: Schema]> {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    yield [`${at}.${name}`, field];
    yield* fieldsOf(field, `${at}.${name}`);
  }
  const inner = [schema.items, schema.additionalProperties, ...(schema.allOf ?? []), ...(schema.anyOf ?? [])];
  for (const part of inner) if (typeof part === "object") yield* fieldsOf(part, at);
}

function* everyField(): Generator<[at: string, field: Schema]> {
  for (const [name, schema] of Object.entries(document.components.schemas)) yield* fieldsOf(schema, name);
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, { parameters = [], requestBody, responses }] of Object.entries(methods)) {
      for (const { name, description, schema } of parameters) {
        yield [`${method} ${path} ${name}`, { description, ...schema }];
      }
      for (const { content } of [requestBody, ...Object.values(responses)].filter(
        (part) => part !== undefined,
      )) {
        for (const { schema } of Object.values(content ?? {})) yield* fieldsOf(schema, `${method} ${path}`);
      }
    }
  }
}

const isScalar = (schema: Schema) =>
  ["string", "number", "integer", "boolean"].some((type) => [schema.type].flat().includes(type));

describe("the OpenAPI document", () => {
  it("is what docs/openapi.json says; after a change of a contract run `npm run openapi`", () => {
    const committed = readFileSync(join(import.meta.dirname, "../../../docs/openapi.json"), "utf8");
    const printed = `${JSON.stringify(openApi(), null, 2)}\n`;
    expect(committed === printed, "docs/openapi.json is stale: run `npm run openapi`").toBe(true);
  });

  it("is of version 3.1, of the interface's version 1.0", () => {
    expect(document.openapi).toBe("3.1.0");
    expect(document.info).toMatchObject({ title: "Offerboard", version: "1.0" });
  });

  it("describes every field", () => {
    const silent = [...everyField()].filter(
      ([, field]) => !field.description && !followed(field).description,
    );
    expect(silent.map(([at]) => at)).toEqual([]);
  });

  it("has an example for every field that holds one value", () => {
    const bare = [...everyField()].filter(([, field]) => {
      const schema = followed(field);
      return isScalar(schema) && [field, schema].every((one) => one.example === undefined && !one.examples);
    });
    expect(bare.map(([at]) => at)).toEqual([]);
  });

  it("has an example in every answer, of the status it stands for", () => {
    for (const methods of Object.values(document.paths)) {
      for (const { responses } of Object.values(methods)) {
        for (const [status, answer] of Object.entries(responses)) {
          const { content } = answerOf(answer);
          // A file is its own example.
          if (content !== undefined && !("application/json" in content)) continue;
          if (status === "304") {
            expect(content).toBeUndefined();
            continue;
          }
          const { example, examples = {} } = content?.["application/json"] ?? {};
          if (status === "200") expect(example).toBeDefined();
          else expect(example ?? Object.keys(examples)[0]).toBeDefined();
          for (const { $ref } of Object.values(examples)) {
            expect(String(document.components.examples[$ref.split("/").at(-1) ?? ""]?.value.status)).toBe(
              status,
            );
          }
        }
      }
    }
  });

  it("names every refusal somewhere, but those that belong to no operation", () => {
    const all = JSON.stringify(
      Object.values(document.paths).map((methods) =>
        Object.values(methods).map(({ responses }) => Object.values(responses).map(answerOf)),
      ),
    );
    const unnamed = Object.keys(errorDefinitions).filter((code) => !all.includes(`\`${code}\``));
    // The last is of messages that providers send, which are no operation.
    expect(unnamed).toEqual(["missing_field", "wrong_type", "invalid_value", "invalid_webhook_signature"]);
  });

  it("is of the server that it is asked of, by its whole address", () => {
    expect(openApi("https://issuer.example").servers).toMatchObject([{ url: "https://issuer.example/api" }]);
    expect(document.servers).toMatchObject([{ url: expect.stringMatching(/^https:.*[/]api$/) }]);
  });

  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

  it("has a name for the body of every request, and for every answer", () => {
    for (const { operationId, requestBody, responses } of operations) {
      for (const body of [requestBody, responses["200"]]) {
        const schema = body?.content?.["application/json"]?.schema;
        if (schema) expect(schema.$ref, operationId).toMatch(/^#\/components\/schemas\/[A-Z]\w+$/);
      }
    }
  });

  it("knows each list by what it lists", () => {
    for (const { operationId, responses } of operations) {
      const schema = responses["200"]?.content?.["application/json"]?.schema ?? {};
      if (followed(schema).properties?.data?.items === undefined) continue;
      expect(schema.$ref, operationId).toMatch(/List$/);
    }
  });

  it("closes requests, so that tools find what is mistyped, and opens answers", () => {
    for (const { operationId, requestBody } of operations) {
      const schema = requestBody?.content?.["application/json"]?.schema;
      if (schema) expect(followed(schema).additionalProperties, operationId).toBe(false);
    }
    const answers = Object.entries(document.components.schemas).filter(([name]) => !name.endsWith("Request"));
    for (const [name, schema] of answers) {
      expect(JSON.stringify(schema), name).not.toContain('"additionalProperties":false');
    }
  });

  it("declares the headers of every answer", () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      if (path === "/health") continue;
      for (const [method, { responses }] of Object.entries(methods)) {
        for (const [status, answer] of Object.entries(responses)) {
          const names = Object.keys(answerOf(answer).headers ?? {});
          expect(names).toEqual(expect.arrayContaining(["X-Request-Id", "RateLimit", "RateLimit-Policy"]));
          const isChange = method !== "get" && status === "200";
          expect(names.includes("Idempotency-Replayed")).toBe(isChange);
          expect(names.includes("Retry-After")).toBe(status === "429" || status === "503");
        }
      }
    }
  });

  it("says what every subject is about", () => {
    for (const { name, description } of document.tags) expect(description, name).toMatch(/^[A-Z].+[.]$/);
  });

  it("has patterns that every engine reads, and formats that everybody knows", () => {
    for (const [at, { pattern, format, example }] of everyField()) {
      if (pattern !== undefined) {
        // Categories, code points by \u, looking around and back: what RE2, Python, Java or JavaScript without u lacks.
        expect(pattern, at).not.toMatch(/\\[pPukG]|\(\?[=!<]|\\[1-9]/);
        expect(() => [new RegExp(pattern), new RegExp(pattern, "u")], at).not.toThrow();
        if (typeof example === "string") expect(example, at).toMatch(new RegExp(pattern));
      }
      if (format !== undefined) expect(["date-time", "date", "binary", "ipv4", "ipv6"], at).toContain(format);
      if (typeof example === "string" && /^\d{4}-\d{2}-\d{2}T/.test(example))
        expect(format, at).toBe("date-time");
    }
  });

  it("tells each event by its type, with the resource inside", () => {
    const schema = document.webhooks.event?.post?.requestBody.content?.["application/json"]?.schema ?? {};
    const { oneOf = [], discriminator } = followed(schema);
    expect(discriminator?.propertyName).toBe("type");
    expect(Object.keys(discriminator?.mapping ?? {}).sort()).toEqual([...eventTypes, TEST_EVENT].sort());
    for (const [type, name] of Object.entries(discriminator?.mapping ?? {})) {
      expect(oneOf).toContainEqual({ $ref: name });
      const { properties = {} } = followed({ $ref: name });
      expect(properties.type, type).toMatchObject({ const: type });
      expect(properties.data?.$ref, type).toMatch(/^#\/components\/schemas\/[A-Z]\w+$/);
    }
  });

  it("holds no component that nothing refers to", () => {
    const text = JSON.stringify(document);
    const { schemas, responses, examples, headers } = document.components;
    for (const [kind, all] of Object.entries({ schemas, responses, examples, headers })) {
      for (const name of Object.keys(all)) expect(text).toContain(`"#/components/${kind}/${name}"`);
    }
  });

  it("refers to nothing that is not there", () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/([\w-]+)"/g)];
    for (const [, kind = "", name = ""] of references)
      expect(document.components).toHaveProperty([kind, name]);
  });
});
