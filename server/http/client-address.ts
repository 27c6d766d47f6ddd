import type { IncomingMessage } from "node:http";
import { Attached } from "#db/attached.ts";
import type { Env } from "#server/kernel/configuration.ts";
import { bearerOf } from "#server/platform/identity/bearer.ts";
import { sessionTokenOf } from "#server/platform/identity/session-cookie.ts";

/** Addresses of the sockets that requests came in on; a web-standard `Request` does not tell. */
const sockets = new Attached<Request, string>();

/** Notes where a request came in from; whoever hosts the handlers does. */
export function noteSocketAddress(request: Request, address: string | undefined): void {
  if (address !== undefined) sockets.set(request, address);
}

/** The address of the client, as {@link clientOf} has it. @param trustedProxies how many proxies are in front */
export function clientAddress(request: Request, trustedProxies: number): string | undefined {
  return clientOf(sockets.get(request), request.headers.get("x-forwarded-for"), trustedProxies);
}

/**
 * Who sends a request, as far as can be told before anything is looked up: a key, or a visitor.
 * @param isInUse tells a key that was used lately from one that is made up
 */
export function senderOf(
  request: IncomingMessage,
  env: VisitorEnv,
  isInUse: (key: string) => boolean,
): string {
  const key = bearerOf(request.headers.authorization);
  return key !== undefined && isInUse(key) ? key : visitorOf(request, env);
}

type VisitorEnv = Pick<Env, "publicUrl" | "authSecret" | "trustedProxies">;

/** Who looks at a page: a session that was signed here, which nobody makes up, or an address. */
export function visitorOf({ headers, socket }: IncomingMessage, env: VisitorEnv): string {
  const { cookie, "x-forwarded-for": forwarded } = headers;
  const session = cookie === undefined ? null : sessionTokenOf(cookie, env);
  return session ?? clientOf(socket.remoteAddress, String(forwarded ?? ""), env.trustedProxies) ?? "";
}

/**
 * The address of the client: the socket's, or, behind proxies that are trusted, what the outermost of them wrote into
 * X-Forwarded-For. Entries further left are written by the client and are not trusted.
 */
function clientOf(
  socket: string | undefined,
  forwarded: string | null,
  trustedProxies: number,
): string | undefined {
  if (trustedProxies === 0 || !forwarded) return socket;
  const named = forwarded.split(",").at(-trustedProxies)?.trim();
  return named === undefined ? socket : withoutPort(named);
}

/** Some proxies write the port too, which is another one with each connection. */
function withoutPort(named: string): string {
  return /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(named)?.slice(1).join("") ?? named;
}
