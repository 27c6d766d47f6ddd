import { openApi } from "../openapi.ts";
import { replyHeaders, requestIdOf } from "../request.ts";

let printed: string | undefined;

/** Answers the OpenAPI document. */
export async function openApiDocument(request: Request): Promise<Response> {
  printed ??= JSON.stringify(openApi());
  const headers = replyHeaders(requestIdOf(request.headers));
  headers.set("content-type", "application/json; charset=utf-8");
  headers.set("cache-control", "public, max-age=300");
  return new Response(printed, { headers });
}
