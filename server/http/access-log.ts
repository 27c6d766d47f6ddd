import type { Logger } from "pino";
import type { Actor } from "#server/kernel/access.ts";

/** Who sent the requests that are being answered. */
const callers = new WeakMap<Request, Actor>();

/** Notes who sends a request, for its line in the log. */
export function noteCaller(request: Request, actor: Actor): void {
  callers.set(request, actor);
}

/**
 * Logs an answer. The path is logged as its pattern, since an address may hold tokens and names; the caller as its
 * organization and kind.
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
      ignoredFields: response.headers.get("ignored-fields") ?? undefined,
      ms: Math.round((performance.now() - began) * 10) / 10,
      actor: actor?.kind,
      ...(actor && actor.kind !== "anonymous" && { organizationId: actor.organizationId }),
    },
    "answered",
  );
}
