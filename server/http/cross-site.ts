import type { Env } from "#server/kernel/configuration.ts";
import { refuse } from "#server/kernel/errors.ts";

/** Methods that only read; browsers may send these from anywhere. */
const reading = new Set(["GET", "HEAD", "OPTIONS"]);

/** What a browser says of a request that one of our own pages made, or the person at the keyboard. */
const ours = new Set(["same-origin", "none"]);

/**
 * Refuses a change that another site had a browser ask for (CSRF). For requests that carry the authority of whoever is
 * signed in at the browser, and for signing in itself; a key's requests name their authority and are not concerned.
 * Browsers name the origin of every change; a program that sends a cookie of its own names none.
 * @throws Refusal cross_site_request
 */
export function refuseCrossSite({ method, headers }: Request, env: Pick<Env, "publicUrl">): void {
  if (reading.has(method)) return;
  const origin = headers.get("origin");
  const site = headers.get("sec-fetch-site");
  const isForeign = origin === null ? site !== null && !ours.has(site) : !isOwn(origin, headers, env);
  if (isForeign) throw refuse("cross_site_request");
}

/** Whether an origin is the one that browsers know us by, or that of the page's own host, such as a microsite's. */
function isOwn(origin: string, headers: Headers, { publicUrl }: Pick<Env, "publicUrl">): boolean {
  const given = URL.parse(origin);
  if (given === null) return false;
  if (given.origin === URL.parse(publicUrl)?.origin) return true;
  // Where we are known by https, what came over plain http may have been changed on its way.
  if (publicUrl.startsWith("https:") && given.protocol !== "https:") return false;
  return /^https?:$/.test(given.protocol) && given.host === headers.get("host")?.toLowerCase();
}
