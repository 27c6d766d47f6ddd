import { Attached } from "#db/attached.ts";

/** Addresses of the sockets that requests came in on; a web-standard `Request` does not tell. */
const sockets = new Attached<Request, string>();

/** Notes where a request came in from; whoever hosts the handlers does. */
export function noteSocketAddress(request: Request, address: string | undefined): void {
  if (address !== undefined) sockets.set(request, address);
}

/**
 * The address of the client: the socket's, or, behind proxies that are trusted, what the outermost of them wrote into
 * X-Forwarded-For. Entries further left are written by the client and are not trusted.
 * @param trustedProxies how many proxies are in front
 */
export function clientAddress(request: Request, trustedProxies: number): string | undefined {
  if (trustedProxies === 0) return sockets.get(request);
  const forwarded =
    request.headers
      .get("x-forwarded-for")
      ?.split(",")
      .map((part) => part.trim()) ?? [];
  const named = forwarded.at(-trustedProxies);
  return named === undefined ? sockets.get(request) : withoutPort(named);
}

/** Some proxies write the port too, which is another one with each connection. */
function withoutPort(named: string): string {
  return /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(named)?.slice(1).join("") ?? named;
}
