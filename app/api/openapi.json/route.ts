export { openApiDocument as GET } from "#server/rest/openapi.ts";
