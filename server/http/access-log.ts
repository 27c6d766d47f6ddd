import type { Logger } from "pino";
import { Attached } from "#db/attached.ts";
import type { Actor } from "#server/kernel/access.ts";
import type { ReplyHeaders } from "#server/kernel/context.ts";

/** What is noted of a request while it is answered. */
interface Noted {
  readonly actor: Actor;
  /** The client's address. */
  readonly address: string | undefined;
  /** What it sent, where that is kept. */
  input?: unknown;
}

const notes = new Attached<Request, Noted>();

/** Bytes of a body that is kept, at most. */
const MOST_KEPT = 16 * 1024;

/** Notes who sends a request. */
export function noteCaller(request: Request, actor: Actor, address: string | undefined): void {
  notes.set(request, { actor, address });
}

/** Notes what a request sent, unless its body is too large to be kept, or of a size that it does not tell. */
export function noteInput(request: Request, input: unknown): void {
  const noted = notes.get(request);
  const length = request.headers.get("content-length");
  const isKept = request.method === "GET" || (length !== null && Number(length) <= MOST_KEPT);
  if (noted && isKept) noted.input = input;
}

/** What was noted of a request; undefined where nobody was known to send it. */
export function notedOf(request: Request): Noted | undefined {
  return notes.get(request);
}

/** The text of an answer, where it is small enough to be kept. */
export function keptText(text: string): string | undefined {
  return text.length <= MOST_KEPT ? text : undefined;
}

/** A request that was answered. */
export interface Answered {
  readonly request: Request;
  /** The pattern of the path, e.g. `/offering/{offeringId}`; undefined for a path there is not. */
  readonly route: string | undefined;
  readonly response: { readonly status: number; readonly headers: Pick<Headers, "get"> | ReplyHeaders };
  readonly ms: number;
}

/**
 * Logs an answer. The path is logged as its pattern, since an address may hold tokens and names; the caller as its
 * organization and kind.
 */
export function logAnswer(log: Logger, { request, route, response, ms }: Answered): void {
  if (!log.isLevelEnabled("info")) return;
  const actor = notedOf(request)?.actor;
  log.info(
    {
      requestId: response.headers.get("x-request-id"),
      method: request.method,
      route,
      status: response.status,
      ignoredFields: response.headers.get("ignored-fields") ?? undefined,
      ms: Math.round(ms * 10) / 10,
      actor: actor?.kind,
      ...(actor && actor.kind !== "anonymous" && { organizationId: actor.organizationId }),
    },
    "answered",
  );
}
