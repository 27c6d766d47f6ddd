import { ACTOR_COOKIE, actorOf } from "../actor.ts";
import { application } from "../compose.ts";
import { Refusal, refuse, violation } from "../errors.ts";
import { replyHeaders, requestIdOf } from "../request.ts";
import { readBytes } from "./read-json.ts";
import { replyProblem } from "./reply.ts";
import { asRefusal } from "./rest.ts";

const A_YEAR = 365 * 24 * 60 * 60;

/**
 * The demo's switch: a form that posts `actor` (a choice, see `actor.ts`) and `returnTo` (a path on this service).
 * Sets the cookie and sends the browser back. Only where API_ACCESS is open, and only from our own pages.
 */
export async function chooseActor(request: Request): Promise<Response> {
  const requestId = requestIdOf(request.headers);
  const headers = replyHeaders(requestId);
  try {
    const app = application();
    if (app.env.apiAccess !== "open" || !isOurs(request)) throw refuse("route_not_found");
    const form = await readForm(request);
    const choice = form.get("actor") ?? "";
    if ((await actorOf(app, choice)) === null) throw refuse("customer_not_found", {}, "actor");
    headers.set("location", pathOnly(form.get("returnTo") ?? "/"));
    headers.set(
      "set-cookie",
      `${ACTOR_COOKIE}=${encodeURIComponent(choice)}; Path=/; Max-Age=${A_YEAR}; HttpOnly; SameSite=Lax`,
    );
    return new Response(null, { status: 303, headers });
  } catch (error) {
    return replyProblem(asRefusal(error), request, requestId, headers);
  }
}

async function readForm(request: Request): Promise<URLSearchParams> {
  const type = request.headers.get("content-type") ?? "";
  if (!type.toLowerCase().startsWith("application/x-www-form-urlencoded")) {
    throw new Refusal("invalid_request", [violation("wrong_type", { expected: "an ordinary form" })]);
  }
  return new URLSearchParams(new TextDecoder().decode(await readBytes(request)));
}

/** Browsers name the origin of every form they post. */
function isOurs(request: Request): boolean {
  const origin = request.headers.get("origin");
  return origin === null || (URL.canParse(origin) && new URL(origin).host === request.headers.get("host"));
}

/** A path on this service; anything that could lead elsewhere becomes the start page. */
function pathOnly(value: string): string {
  return /^\/(?![/\\])[\x21-\x7e]*$/.test(value) ? value : "/";
}
