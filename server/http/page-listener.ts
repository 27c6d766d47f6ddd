import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { constants } from "node:zlib";
import compression from "compression";
import { listenForAbsence } from "#server/kernel/absence.ts";
import type { Env } from "#server/kernel/configuration.ts";
import { NONCE_HEADER } from "#server/kernel/fields/nonce-header.ts";
import { isBuiltFile } from "./built-files.ts";
import type { Listener } from "./front.ts";
import { pauseInstead } from "./pause.ts";
import { dataHeaders, type HeaderTable, pageHeaders } from "./security-headers.ts";

/**
 * Names the offering whose microsite is asked for, as `next.config.ts` expects it: rewrites are part of a build, so the
 * domain is none of theirs. What a client sends is removed.
 */
const MICROSITE_HEADER = "x-microsite";

/** A path that has no page; Next answers it with its not-found page. */
const nowhere = "/-";

/**
 * Writes pages by brotli where a browser takes it, a quarter smaller than by gzip: what React reads says all again that the
 * page says, and brotli's window is wide enough to see that. A wider one holds megabytes for each answer, and one quality
 * more takes eight times as long.
 */
const compress = compression({
  brotli: {
    params: { [constants.BROTLI_PARAM_QUALITY]: 8, [constants.BROTLI_PARAM_LGWIN]: 18 },
  },
});

/**
 * Puts the security headers on whatever Next answers, and compresses it. Every page gets a nonce of its own, which Next reads from the
 * policy of the request for its scripts, and our own components from the request header beside it. Where the service is
 * known by an https address, pages link to themselves by it, whatever the client or a proxy says they were reached by. A
 * page that fails because the database is away is a 503 that says when to come back.
 */
export function pageListener(
  env: Pick<Env, "publicUrl" | "baseDomain" | "isProduction">,
  listener: (request: IncomingMessage, response: ServerResponse) => unknown,
): Listener {
  const fixed = dataHeaders(env);
  const known = new URL(env.publicUrl);
  return (request, response) => {
    const finding = { isAway: false };
    if (isBuiltFile(request.url)) {
      set(response, fixed);
    } else {
      const nonce = randomBytes(16).toString("base64");
      const headers = pageHeaders(env, nonce);
      request.headers["content-security-policy"] = headers["content-security-policy"];
      delete request.headers["content-security-policy-report-only"];
      request.headers[NONCE_HEADER] = nonce;
      if (known.protocol === "https:") {
        request.headers["x-forwarded-proto"] = "https";
        request.headers["x-forwarded-host"] = known.host;
      }
      const subdomain = subdomainOf(request.headers.host, env);
      if (subdomain === undefined) delete request.headers[MICROSITE_HEADER];
      else request.headers[MICROSITE_HEADER] = subdomain;
      set(response, headers);
      pauseInstead(response, () => finding.isAway, nonce);
    }
    if (!isDecodable(request.url)) request.url = nowhere;
    // It is written for Express, and takes of both what Node gives them.
    compress(request as never, response as never, () => {});
    return listenForAbsence(finding, () => listener(request, response));
  };
}

/** Whether an address is a path whose every percent-encoding means something: Next answers 500 to one that is not. */
function isDecodable(url = "/"): boolean {
  try {
    return decodeURI(url.split("?", 1)[0] ?? "").startsWith("/");
  } catch {
    return false;
  }
}

/** The offering's part of `{subdomain}.{baseDomain}`; undefined for the service's own name. */
function subdomainOf(
  host: string | undefined,
  { publicUrl, baseDomain }: Pick<Env, "publicUrl" | "baseDomain">,
): string | undefined {
  const name = host?.replace(/:\d*$/, "").toLowerCase();
  const end = `.${baseDomain.toLowerCase()}`;
  if (!name?.endsWith(end) || name === new URL(publicUrl).hostname) return undefined;
  const subdomain = name.slice(0, -end.length);
  return /^[a-z0-9-]+$/.test(subdomain) ? subdomain : undefined;
}

function set(response: ServerResponse, headers: HeaderTable): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
