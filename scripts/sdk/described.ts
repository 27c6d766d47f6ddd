import { clientPath } from "#server/http/openapi/client-path.ts";
import { openApi } from "#server/http/openapi/document.ts";
import { operations } from "#server/http/operations.ts";
import { type ErrorCode, errorDefinitions } from "#server/kernel/errors.ts";
import { nameOf, type Schema } from "./schema.ts";

/** How an operation is called: with JSON, with a file as its body, or for a file; a list can be gone through. */
type Kind = "json" | "list" | "upload" | "download";

/** An operation as the client has it, taken from the registry and from the document. */
export interface Described {
  readonly name: string;
  readonly procedure: string;
  readonly clientPath: readonly string[];
  readonly method: string;
  readonly path: string;
  readonly kind: Kind;
  readonly summary: string;
  readonly description: string;
  /** Members of path and query; those of the body where it is no file stand in `body`. */
  readonly members: Schema;
  /** The named schema of the body. */
  readonly body?: string;
  readonly isBodyRequired: boolean;
  /** Media types of a file that is its body. */
  readonly mediaTypes: readonly string[];
  /** The named schema of the answer, and of one item where it is a list. */
  readonly answer?: string;
  readonly item?: string;
  /** Every code that it can be refused with. */
  readonly codes: readonly ErrorCode[];
}

interface Content {
  readonly [mediaType: string]: { readonly schema?: Schema };
}

interface DocumentedOperation {
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly {
    readonly in: string;
    readonly name: string;
    readonly required?: boolean;
    readonly description?: string;
    readonly schema: Schema;
  }[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly $ref?: string; readonly content?: Content }>>;
}

const document = openApi() as unknown as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
  };
};

/** Every named schema there is. */
export const { schemas } = document.components;

/** Every operation of the registry as the document describes it. */
export const described: readonly Described[] = operations.map(({ name, procedure, method, path }) => {
  const told = document.paths[path]?.[method.toLowerCase()];
  if (!told) throw new Error(`the document does not describe ${name}`);
  const sent = told.requestBody?.content ?? {};
  const answered = told.responses["200"]?.content ?? {};
  const answer = refOf(answered["application/json"]?.schema);
  const item = answer === undefined ? undefined : listedBy(answer);
  const body = refOf(sent["application/json"]?.schema);
  const parameters = (told.parameters ?? []).filter((one) => one.in !== "header");
  const mediaTypes = body === undefined ? Object.keys(sent) : [];
  return {
    name,
    procedure,
    clientPath: clientPath(procedure),
    method,
    path,
    kind: kindOf(answer, item, mediaTypes),
    summary: told.summary,
    description: told.description,
    members: {
      properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, oneOrSeveral(schema)])),
      required: parameters.filter(({ required }) => required).map((one) => one.name),
    },
    ...(body !== undefined && { body }),
    isBodyRequired: told.requestBody?.required === true,
    mediaTypes,
    ...(answer !== undefined && { answer }),
    ...(item !== undefined && { item }),
    codes: codesOf(told),
  };
});

/** A member of path or query: of what takes several, one may be sent by itself. */
function oneOrSeveral(schema: Schema): Schema {
  return schema.items ? { ...schema, anyOf: [schema.items, { type: "array", items: schema.items }] } : schema;
}

function refOf(schema: Schema | undefined): string | undefined {
  return schema?.$ref === undefined ? undefined : nameOf(schema.$ref);
}

function kindOf(answer: string | undefined, item: string | undefined, mediaTypes: readonly string[]): Kind {
  if (answer === undefined) return "download";
  if (mediaTypes.length > 0) return "upload";
  return item === undefined ? "json" : "list";
}

/** What an answer lists; undefined where it is no list. */
function listedBy(answer: string): string | undefined {
  const properties = schemas[answer]?.properties;
  return properties?.object?.const === "list" && properties.nextCursor
    ? refOf(properties.data?.items)
    : undefined;
}

/** The codes that the document names for an operation, in the order of the registry of refusals. */
function codesOf({ responses }: DocumentedOperation): ErrorCode[] {
  const named = new Set(Object.values(responses).flatMap(examplesOf));
  return (Object.keys(errorDefinitions) as ErrorCode[]).filter((code) => named.has(code));
}

function examplesOf({ $ref, content }: DocumentedOperation["responses"][string]): string[] {
  const { responses } = document.components;
  const found = $ref === undefined ? content : responses[$ref.split("/").at(-1) ?? ""]?.content;
  const json = found?.["application/json"] as { examples?: Readonly<Record<string, unknown>> } | undefined;
  return Object.keys(json?.examples ?? {});
}
