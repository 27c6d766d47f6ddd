import type { createDocument } from "zod-openapi";

/** A document of OpenAPI 3.1. */
export type OpenApiDocument = ReturnType<typeof createDocument>;
