import { openApiDocument } from "#server/http/rest/openapi.ts";

export const GET = openApiDocument;
