import { isDeepStrictEqual } from "node:util";
import type { OpenApiDocument } from "./open-api-document.ts";
import type { Schema } from "./schemas.ts";

const ROOT = "#/components/schemas/";

interface Described {
  readonly operationId?: string;
  readonly requestBody?: Bodied;
  readonly responses?: Readonly<Record<string, Bodied>>;
}

interface Bodied {
  readonly content?: Readonly<Record<string, { schema?: Schema }>>;
}

/**
 * Gives a name to the body of every request and to every answer that has none: generated clients call their types by
 * these. `CreateOfferingRequest`; a list by what it lists, `CustomerList`, whoever answers it.
 */
export function nameSchemas({ paths = {}, components }: OpenApiDocument): void {
  const schemas = components?.schemas as Record<string, Schema>;
  const name = (body: Bodied | undefined, wanted: string, another: string) => {
    const content = body?.content?.["application/json"];
    const schema = content?.schema;
    if (!schema || schema.$ref !== undefined) return;
    const isTaken = wanted in schemas && !isDeepStrictEqual(schemas[wanted], schema);
    const chosen = isTaken ? another : wanted;
    schemas[chosen] = schema;
    content.schema = { $ref: `${ROOT}${chosen}` };
  };
  for (const methods of Object.values(paths)) {
    for (const { operationId = "", requestBody, responses } of Object.values(methods) as Described[]) {
      const call = `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}`;
      name(requestBody, `${call}Request`, `${call}Request`);
      const answer = responses?.["200"];
      const listed = answer?.content?.["application/json"]?.schema?.properties?.data?.items?.$ref;
      name(answer, listed ? `${listed.slice(ROOT.length)}List` : `${call}Answer`, `${call}Answer`);
    }
  }
}
