/** As much of a JSON Schema as the OpenAPI document uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly description?: string;
  readonly default?: unknown;
  readonly example?: unknown;
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

const ROOT = "#/components/schemas/";

/** The name that a reference leads to. */
export const nameOf = ($ref: string) => $ref.slice($ref.startsWith(ROOT) ? ROOT.length : 0);

/** A schema as a type of TypeScript. */
function typeOf(schema: Schema): string {
  if (schema.$ref !== undefined) return nameOf(schema.$ref);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return unionOf(schema.enum.map((value) => JSON.stringify(value)));
  const some = schema.oneOf ?? schema.anyOf;
  if (some) return unionOf(some.map(typeOf));
  const types = [schema.type ?? []].flat();
  return types.length === 0 ? "unknown" : unionOf(types.map((type) => plainType(type, schema)));
}

/** A type that stands before `[]`. */
const element = (type: string) => (/^[\w.]+$|^\{[^|]*\}$/.test(type) ? type : `(${type})`);

function plainType(type: string, schema: Schema): string {
  if (type === "integer") return "number";
  if (type === "array") return `${element(typeOf(schema.items ?? {}))}[]`;
  if (type === "object") return schema.properties ? membersOf(schema) : recordOf(schema);
  return type;
}

function recordOf({ additionalProperties }: Schema): string {
  if (additionalProperties === false) return "Record<string, never>";
  return `Record<string, ${typeof additionalProperties === "object" ? typeOf(additionalProperties) : "unknown"}>`;
}

const unionOf = (types: readonly string[]) => [...new Set(types)].join(" | ");

/** The members of an object between braces, each with its description. */
export function membersOf({ properties = {}, required = [] }: Schema): string {
  const members = Object.entries(properties).map(([name, member]) => {
    const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
    return `${commentOf(member)}${key}${required.includes(name) ? "" : "?"}: ${typeOf(member)};`;
  });
  return `{\n${members.join("\n")}\n}`;
}

/** What a schema says of itself, as a comment of its own line; empty where it says nothing. */
function commentOf({ description, example, default: otherwise }: Schema): string {
  const told = [
    description,
    otherwise !== undefined && `@default ${JSON.stringify(otherwise)}`,
    example !== undefined &&
      example !== null &&
      typeof example !== "object" &&
      `@example ${JSON.stringify(example)}`,
  ].filter((line) => typeof line === "string");
  return told.length === 0 ? "" : `${comment(told)}\n`;
}

/** Lines as a comment of TypeScript. */
export function comment(lines: readonly string[]): string {
  const safe = lines.map((line) => line.replaceAll("*/", "*∕"));
  return safe.length === 1 ? `/** ${safe[0]} */` : `/**\n${safe.map((line) => ` * ${line}`).join("\n")}\n */`;
}

/** A named schema as a declaration. */
export function declarationOf(name: string, schema: Schema): string {
  const isObject = schema.properties && !schema.oneOf && schema.type === "object";
  const body = isObject ? `interface ${name} ${membersOf(schema)}` : `type ${name} = ${typeOf(schema)};`;
  return `${commentOf({ ...(schema.description !== undefined && { description: schema.description }) })}export ${body}`;
}
