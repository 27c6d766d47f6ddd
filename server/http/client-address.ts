import type { IncomingMessage } from "node:http";
import { Attached } from "#db/attached.ts";

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
 * Who sends a request, as far as can be told before anything is looked up: a key, a session, an address.
 * @param trustedProxies how many proxies are in front
 */
export function senderOf({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  const { authorization, cookie, "x-forwarded-for": forwarded } = headers;
  return (
    authorization ?? cookie ?? clientOf(socket.remoteAddress, String(forwarded ?? ""), trustedProxies) ?? ""
  );
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
