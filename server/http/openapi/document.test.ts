import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
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
}

interface Document {
  openapi: string;
  info: Record<string, string>;
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: Parameter[];
        requestBody?: Content;
        responses: Record<string, Answer>;
      }
    >
  >;
  components: {
    schemas: Record<string, Schema>;
    responses: Record<string, Answer>;
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

  it("refers to nothing that is not there", () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)];
    for (const [, kind = "", name = ""] of references)
      expect(document.components).toHaveProperty([kind, name]);
  });
});
