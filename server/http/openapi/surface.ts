import type { OpenApiDocument } from "./open-api-document.ts";

interface Described {
  readonly parameters?: readonly { readonly name?: string; readonly in?: string }[];
}

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
}

/**
 * What a document offers, a line each, in alphabetical order: operations (`GET /customer`), their parameters
 * (`GET /customer ?email`), fields (`Customer.email`), values (`Customer.type = INDIVIDUAL`) and refusals
 * (`! offer_not_open`). How it is described does not count.
 */
export function surfaceOf({ paths = {}, components = {} }: OpenApiDocument): string[] {
  const lines = Object.entries(paths).flatMap(([path, methods]) =>
    (Object.entries(methods) as [string, Described][]).flatMap(([method, { parameters = [] }]) => {
      const operation = `${method.toUpperCase()} ${path}`;
      const query = parameters.filter(({ in: place }) => place === "query");
      return [operation, ...query.map(({ name }) => `${operation} ?${name}`)];
    }),
  );
  const { Problem: _, ...schemas } = (components.schemas ?? {}) as Record<string, Schema>;
  const fields = Object.entries(schemas).flatMap(([name, schema]) => fieldsOf(schema, name));
  const refusals = Object.keys(components.examples ?? {}).map((code) => `! ${code}`);
  return [...new Set([...lines, ...fields, ...refusals])].sort();
}

function fieldsOf(
  { properties = {}, items, anyOf = [], oneOf = [], ...schema }: Schema,
  at: string,
): string[] {
  const values = (schema.enum ?? []).map((value) => `${at} = ${String(value)}`);
  const inside = Object.entries(properties).flatMap(([name, field]) => [
    `${at}.${name}`,
    ...fieldsOf(field, `${at}.${name}`),
  ]);
  const others = [...anyOf, ...oneOf, ...(items ? [items] : [])].flatMap((other) => fieldsOf(other, at));
  return [...values, ...inside, ...others];
}
