/** What features tell of their paths whose bodies or answers are files: no contract prints those. */
import { z } from "zod";
import type { ZodOpenApiOperationObject, ZodOpenApiPathsObject } from "zod-openapi";
import type { Operation } from "#server/kernel/operation.ts";

/** Prints the refusals that an operation can give as its further answers. */
export type Refusals = (
  operation: Pick<Operation, "access" | "method" | "path" | "errors">,
) => ZodOpenApiOperationObject["responses"];

/** What every change can be sent with. */
export const mutationHeaders = z.object({
  "Idempotency-Key": z.string().optional().meta({
    description: "1 to 255 printable ASCII characters; the same key gives the same answer for 24 hours.",
    example: "order-4711",
  }),
  "Dry-Run": z
    .enum(["true", "false"])
    .optional()
    .meta({ description: "`true` runs every check and changes nothing.", example: "false" }),
});

/** A file as a body or an answer, of each of these media types. */
export const fileContent = (mediaTypes: readonly string[], description = "The file.") =>
  Object.fromEntries(
    mediaTypes.map((type) => [type, { schema: { type: "string", format: "binary", description } as const }]),
  );

interface Download extends Pick<Operation, "access" | "path" | "errors"> {
  readonly operationId: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  /** What the path names. */
  readonly names?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly mediaTypes: readonly string[];
}

/** Describes a path that answers with a file. */
export function downloadPath(download: Download, refusals: Refusals): ZodOpenApiPathsObject {
  const { operationId, tag, summary, description, names, query, mediaTypes, ...rest } = download;
  return {
    [rest.path]: {
      get: {
        operationId,
        summary,
        description,
        tags: [tag],
        ...(rest.access === "public" && { security: [{}, { apiKey: [] }] }),
        requestParams: { ...(names && { path: names }), ...(query && { query }) },
        responses: {
          "200": { description: "The file.", content: fileContent(mediaTypes) },
          ...refusals({ ...rest, method: "GET" }),
        },
      },
    },
  };
}
