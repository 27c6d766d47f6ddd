import { problem, setRetryAfter } from "#server/http/problem.ts";
import { errorDefinitions, type Refusal } from "#server/kernel/errors.ts";

/** An answer whose text is at hand, so that the Node host can send it without reading the Response's stream. */
export class JsonReply extends Response {
  readonly content: string;

  constructor(content: string, headers: Headers) {
    super(content, { status: 200, headers });
    this.content = content;
  }
}

/** Texts of resources, each written once however many requests share it (`server/kernel/shared-reads.ts`). */
const texts = new WeakMap<object, string>();

/** An answer with a resource; every operation answers 200 (docs/domain.md, Interface). */
export function replyJson(body: object, headers: Headers): Response {
  headers.set("content-type", "application/json; charset=utf-8");
  const text = texts.get(body) ?? JSON.stringify(body);
  texts.set(body, text);
  return new JsonReply(text, headers);
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
