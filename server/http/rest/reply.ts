import { problem, setRetryAfter } from "#server/http/problem.ts";
import { errorDefinitions, type Refusal } from "#server/kernel/errors.ts";

/** The text of each JSON answer, so that the Node host can send it without reading the Response's stream. */
const texts = new WeakMap<Response, string>();

/** The body's text of an answer that {@link replyJson} made; undefined for any other. */
export function textOf(response: Response): string | undefined {
  return texts.get(response);
}

/** An answer with a resource; every operation answers 200 (docs/domain.md, Interface). */
export function replyJson(body: unknown, headers: Headers): Response {
  headers.set("content-type", "application/json; charset=utf-8");
  const text = JSON.stringify(body);
  const response = new Response(text, { status: 200, headers });
  texts.set(response, text);
  return response;
}

/** An answer with an error, as `application/problem+json` where the caller accepts it. */
export function replyProblem(
  refusal: Refusal,
  request: Request,
  requestId: string,
  headers: Headers,
): Response {
  const accepts = request.headers.get("accept")?.includes("application/problem+json");
  headers.set("content-type", `${accepts ? "application/problem+json" : "application/json"}; charset=utf-8`);
  // The rest of the body may still be arriving, so the connection cannot take another request.
  if (refusal.status === 413) headers.set("connection", "close");
  setRetryAfter(refusal, headers);
  if (refusal.status === 401) headers.set("www-authenticate", "Bearer");
  const { pathname } = new URL(request.url, "http://localhost");
  return new Response(JSON.stringify(problem(refusal, requestId, pathname)), {
    status: errorDefinitions[refusal.code].status,
    headers,
  });
}
