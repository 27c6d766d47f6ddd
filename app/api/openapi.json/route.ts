import { openApiDocument } from "#server/rest/openapi.ts";

export const GET = openApiDocument;
