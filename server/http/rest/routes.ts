import { addRoute, createRouter, findRoute } from "rou3";
import { logAnswer } from "#server/http/access-log.ts";
import { operations, procedureOf } from "#server/http/operations.ts";
import { replyHeaders, requestIdOf } from "#server/http/request.ts";
import { trpcHandler } from "#server/http/trpc/handler.ts";
import { application } from "#server/kernel/application.ts";
import { refuse } from "#server/kernel/errors.ts";
import type { RestHandler } from "./answer.ts";
import { authHandler } from "./auth.ts";
import { permitCrossOrigin, shareCrossOrigin } from "./cross-origin.ts";
import { demoSignIn } from "./demo-sign-in.ts";
import { health } from "./health.ts";
import { keepAnswer } from "./keep-answer.ts";
import { oneClickUnsubscribe } from "./one-click-unsubscribe.ts";
import { openApiDocument } from "./openapi.ts";
import { asResponse, type Reply, replyProblem } from "./reply.ts";
import { restHandler } from "./rest.ts";
import { stripeWebhook } from "./stripe-webhook.ts";

/** In the order that `Allow` names them. */
const methods = ["GET", "POST", "PATCH", "PUT", "DELETE"];

/** Stands for every method. */
const ANY = "";

/** What answers a path by its methods, and the path as the log names it. */
interface Route {
  readonly pattern: string;
  readonly handlers: Map<string, RestHandler>;
}

const known = new Map<string, Route>();
const router = createRouter<Route>();
function add(method: string, pattern: string, handler: RestHandler): void {
  const route = known.get(pattern) ?? { pattern, handlers: new Map() };
  route.handlers.set(method, handler);
  if (known.has(pattern)) return;
  known.set(pattern, route);
  // By its path alone: one that exists is not answered by another of the same shape that takes the method.
  addRoute(router, ANY, pattern.replaceAll(/\{(\w+)\}/g, ":$1"), route);
}
for (const operation of operations) {
  const { method, path } = operation;
  const isShared = procedureOf(operation).sight === "market";
  const handler = restHandler(operation);
  add(method, path, isShared ? shareCrossOrigin(handler) : handler);
  if (isShared) add("OPTIONS", path, permitCrossOrigin);
}
add("GET", "/health", health);
add("GET", "/openapi.json", openApiDocument);
add(ANY, "/trpc/**", trpcHandler);
add(ANY, "/auth/**", authHandler);
add("POST", "/demo/sign-in", demoSignIn);
add("POST", "/notice/unsubscribe/one-click", oneClickUnsubscribe);
add("POST", "/stripe/webhook", stripeWebhook);

/**
 * First segments of the paths there are; the bare paths below `{origin}` answer for these too
 * (docs/domain.md, Interface).
 */
const bareRoots = new Set([...operations.map(({ path }) => path.split("/")[1]), "health"]);

/** Whether a path belongs to the interface: all below `/api`, and the bare paths of the operations. */
export function belongsToInterface(pathname: string): boolean {
  if (pathname === "/api" || pathname.startsWith("/api/")) return true;
  return bareRoots.has(pathname.split("/")[1] ?? "");
}

/** Answers a request to the interface as the web's standards have it. */
export async function answer(request: Request): Promise<Response> {
  return asResponse(await reply(request));
}

/** Answers a request to the interface, whichever operation it names, and notes it in the logs. */
export async function reply(request: Request): Promise<Reply> {
  const app = application();
  const began = performance.now();
  let route: string | undefined;
  const response = await dispatch(request, (pattern) => {
    route = pattern;
  });
  const answered = { request, route, response, ms: performance.now() - began };
  logAnswer(app.log, answered);
  keepAnswer(app, answered);
  return response;
}

/** The path of the operation, or of what else there is, that answers this method and pathname; undefined for none. */
export function patternOf(method: string, pathname: string): string | undefined {
  const route = findRoute(router, ANY, interfacePath(pathname))?.data;
  return route && handlerOf(route, method) && route.pattern;
}

function handlerOf({ handlers }: Route, method: string): RestHandler | undefined {
  return handlers.get(method === "HEAD" ? "GET" : method) ?? handlers.get(ANY);
}

function interfacePath(pathname: string): string {
  return pathname.replace(/^\/api(?=\/|$)/, "").replace(/(.)\/$/, "$1");
}

async function dispatch(request: Request, onRoute: (pattern: string) => void): Promise<Reply> {
  const { pathname } = new URL(request.url);
  const path = interfacePath(pathname);
  const route = findRoute(router, ANY, path);
  if (!route) return decline(request, refuse("route_not_found"));
  onRoute(route.data.pattern);
  const handler = handlerOf(route.data, request.method);
  if (!handler) {
    const allow = methods.filter((method) => route.data.handlers.has(method)).join(", ");
    return decline(request, refuse("method_not_allowed", { allow }), [["allow", allow]]);
  }
  try {
    const params = Object.entries(route.params ?? {}).map(([name, value]) => [
      name,
      decodeURIComponent(value),
    ]);
    return await handler(request, { params: Object.fromEntries(params) });
  } catch (error) {
    if (error instanceof URIError) return decline(request, refuse("malformed_url"));
    throw error;
  }
}

function decline(
  request: Request,
  refusal: ReturnType<typeof refuse>,
  extra: Iterable<[Lowercase<string>, string]> = [],
): Reply {
  const requestId = requestIdOf(request.headers);
  const headers = replyHeaders(request.headers, requestId);
  for (const [name, value] of extra) headers.set(name, value);
  return replyProblem(refusal, request, requestId, headers);
}
