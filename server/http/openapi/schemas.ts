import type { ZodOpenApiOverrideContext } from "zod-openapi";
import { momentOf } from "#server/kernel/fields/moment.ts";

/** As much of a schema as is looked at or changed here. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  example?: unknown;
  properties?: Record<string, Schema>;
  additionalProperties?: unknown;
  items?: Schema;
}

/** Formats that say all that their pattern says, to whoever knows them. */
const TELLING = ["date-time", "ipv4", "ipv6"];

/**
 * How a schema stands in the description beside what zod prints. Requests name all fields there are, so that a tool finds
 * what is mistyped; answers may get further ones. Times say that they are, and formats are those everybody knows.
 */
export function describeSchema({ jsonSchema, io }: ZodOpenApiOverrideContext): void {
  const schema = jsonSchema as Schema;
  if (schema.properties !== undefined) {
    if (io === "input") schema.additionalProperties = false;
    else delete schema.additionalProperties;
  }
  // JavaScript alone escapes a slash, which ends its literals.
  if (schema.pattern !== undefined) schema.pattern = schema.pattern.replaceAll("\\/", "/");
  if (schema.format?.startsWith("cidr")) delete schema.format;
  if (schema.format !== undefined && TELLING.includes(schema.format)) delete schema.pattern;
  else if ([schema.type].flat().includes("string")) {
    const moment = momentOf(schema.example);
    if (moment !== undefined) schema.format = moment;
  }
}

/** Opens what refers to an answer: zod closes that as well, and no override is asked. */
export function openReferences(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  const { $ref, additionalProperties } = value as Schema;
  if ($ref !== undefined && additionalProperties === false) delete (value as Schema).additionalProperties;
  Object.values(value).forEach(openReferences);
}
