import { Attached } from "#db/attached.ts";
import { type Problem, problem, setRetryAfter } from "#server/http/problem.ts";
import type { ReplyHeaders } from "#server/kernel/context.ts";
import { entityTag, readTags } from "#server/kernel/entity-tag.ts";
import type { ErrorCode, Refusal } from "#server/kernel/errors.ts";

/** An answer whose text is at hand: the Node host sends it as it is, without a Response and its stream. */
export interface TextReply {
  readonly status: number;
  readonly headers: ReplyHeaders;
  readonly content: string;
  /** Why the request was refused, where it was. */
  readonly code?: ErrorCode;
}

/** What a request is answered with. */
export type Reply = Response | TextReply;

/** Whether the text of an answer is at hand. */
export function isText(reply: Reply): reply is TextReply {
  return "content" in reply;
}

/** An answer as the web's standards have it. */
export function asResponse(reply: Reply): Response {
  return isText(reply)
    ? new Response(reply.content, { status: reply.status, headers: [...reply.headers] })
    : reply;
}

interface Written {
  readonly text: string;
  /** Lists have none: they change with each of their rows. */
  readonly tag: string | undefined;
}

/** Resources as they are answered, each written once however many requests share it (`server/kernel/shared-reads.ts`). */
const written = new Attached<object, Written>();

function write(body: object): Written {
  const text = JSON.stringify(body);
  const isList = "object" in body && body.object === "list";
  return { text, tag: isList ? undefined : entityTag(body, text) };
}

/**
 * An answer with a resource; every operation answers 200 (docs/domain.md, Interface), but 304 without a body where the
 * caller has it already.
 * @param known the caller's `If-None-Match`, where it reads
 */
export function replyJson(body: object, headers: ReplyHeaders, known: string | null = null): Reply {
  const { text, tag } = written.get(body) ?? write(body);
  written.set(body, { text, tag });
  if (tag !== undefined) headers.set("etag", tag);
  if (tag !== undefined && known !== null && isKnown(tag, known)) {
    return new Response(null, { status: 304, headers: [...headers] });
  }
  headers.set("content-type", "application/json; charset=utf-8");
  return { status: 200, headers, content: text };
}

/** Whether `If-None-Match` names a tag; weak ones compare alike (RFC 9110). */
function isKnown(tag: string, known: string): boolean {
  return readTags(known).some((given) => given === "*" || given.replace(/^W\//, "") === tag);
}

/** An answer with an error, as `application/problem+json` where the caller accepts it. */
export function replyProblem(
  refusal: Refusal,
  request: Request,
  requestId: string,
  headers: ReplyHeaders,
): TextReply {
  const accepts = request.headers.get("accept")?.includes("application/problem+json");
  headers.set("content-type", `${accepts ? "application/problem+json" : "application/json"}; charset=utf-8`);
  // The rest of the body may still be arriving, so the connection cannot take another request.
  if (refusal.status === 413) headers.set("connection", "close");
  setRetryAfter(refusal, headers);
  if (refusal.status === 401) headers.set("www-authenticate", "Bearer");
  const { pathname } = new URL(request.url, "http://localhost");
  const body: Problem = problem(refusal, requestId, pathname);
  return { status: body.status, headers, content: JSON.stringify(body), code: body.code };
}
