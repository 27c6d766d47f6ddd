import type { Logger } from "pino";
import type { Actor } from "#server/kernel/access.ts";

/** Who sent the requests that are being answered. */
const callers = new WeakMap<Request, Actor>();

/** Notes who sends a request, for its line in the log. */
export function noteCaller(request: Request, actor: Actor): void {
  callers.set(request, actor);
}

/**
 * Writes an answer's line: what was asked for by its pattern, never by its address, which may hold tokens and names of
 * people; who by the organization and the kind of caller alone.
 * @param route the pattern of the path, e.g. `/offering/{offeringId}`; undefined for a path there is not
 * @param began when the request came, of `performance.now()`
 */
export function logAnswer(
  log: Logger,
  request: Request,
  { route, response, began }: { route: string | undefined; response: Response; began: number },
): void {
  const actor = callers.get(request);
  log.info(
    {
      requestId: response.headers.get("x-request-id"),
      method: request.method,
      route,
      status: response.status,
      ms: Math.round((performance.now() - began) * 10) / 10,
      actor: actor?.kind,
      ...(actor && actor.kind !== "anonymous" && { organizationId: actor.organizationId }),
    },
    "answered",
  );
}
