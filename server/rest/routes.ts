import { addRoute, createRouter, findRoute } from "rou3";
import { refuse } from "../errors.ts";
import { operations } from "../operations.ts";
import { replyHeaders, requestIdOf } from "../request.ts";
import { trpcHandler } from "../trpc/handler.ts";
import { chooseActor } from "./choose-actor.ts";
import { health } from "./health.ts";
import { openApiDocument } from "./openapi.ts";
import { replyProblem } from "./reply.ts";
import { type RestHandler, rest } from "./rest.ts";

const methods = ["GET", "POST", "PATCH", "PUT", "DELETE"] as const;

const router = createRouter<RestHandler>();
for (const operation of operations) {
  addRoute(router, operation.method, operation.path.replaceAll(/\{(\w+)\}/g, ":$1"), rest(operation));
}
addRoute(router, "GET", "/health", health);
addRoute(router, "GET", "/openapi.json", openApiDocument);
addRoute(router, "", "/trpc/**", trpcHandler);
addRoute(router, "POST", "/demo/actor", chooseActor);

/** First segments of the paths there are; the bare paths below `{origin}` answer for these too (rules: Everywhere). */
const bareRoots = new Set(operations.map(({ path }) => path.split("/")[1]));

/** Whether a path belongs to the interface: all below `/api`, and the bare paths of the operations. */
export function belongsToInterface(pathname: string): boolean {
  if (pathname === "/api" || pathname.startsWith("/api/")) return true;
  return bareRoots.has(pathname.split("/")[1] ?? "");
}

/** Answers a request to the interface, whichever operation it names. */
export const answer: RestHandler = async (request) => {
  const { pathname } = new URL(request.url);
  const path = pathname.replace(/^\/api(?=\/|$)/, "").replace(/(.)\/$/, "$1");
  const route = findRoute(router, request.method === "HEAD" ? "GET" : request.method, path);
  if (!route) return declineRoute(request, path);
  try {
    const params = Object.entries(route.params ?? {}).map(([name, value]) => [
      name,
      decodeURIComponent(value),
    ]);
    return await route.data(request, { params: Object.fromEntries(params) });
  } catch (error) {
    if (error instanceof URIError) return decline(request, refuse("malformed_url"));
    throw error;
  }
};

function declineRoute(request: Request, path: string): Response {
  const allow = methods.filter((method) => findRoute(router, method, path) !== undefined).join(", ");
  if (allow === "") return decline(request, refuse("route_not_found"));
  return decline(request, refuse("method_not_allowed", { allow }), { allow });
}

function decline(
  request: Request,
  refusal: ReturnType<typeof refuse>,
  extra: Record<string, string> = {},
): Response {
  const requestId = requestIdOf(request.headers);
  const headers = replyHeaders(requestId);
  for (const [name, value] of Object.entries(extra)) headers.set(name, value);
  return replyProblem(refusal, request, requestId, headers);
}
