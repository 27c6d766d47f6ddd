/**
 * The headers that tell browsers what a page of ours may do (decision 011). Pure: the same in, the same out; who makes a
 * nonce and sends them is `server/process/main.ts` and `server/http/rest/node-listener.ts`.
 */
import type { Env } from "#server/kernel/configuration.ts";

/** Two years, as the browsers' preload lists ask for. */
const HSTS_SECONDS = 2 * 365 * 24 * 60 * 60;

export type HeaderTable = Readonly<Record<string, string>>;

type HeaderEnv = Pick<Env, "publicUrl" | "isProduction">;

/** Headers of every answer, whatever it holds. */
function commonHeaders({ publicUrl }: HeaderEnv): HeaderTable {
  return {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    // Addresses of ours may hold one-time tokens: nobody else learns them.
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-site",
    "x-permitted-cross-domain-policies": "none",
    ...(publicUrl.startsWith("https://") && {
      "strict-transport-security": `max-age=${HSTS_SECONDS}; includeSubDomains`,
    }),
  };
}

/** Headers of what is data: the interface's answers, and files of the build. Opened as a page, it can do nothing. */
export function dataHeaders(place: HeaderEnv): HeaderTable {
  return {
    ...commonHeaders(place),
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  };
}

/** Headers of a page, whose scripts carry the nonce of its request. */
export function pageHeaders(place: HeaderEnv, nonce: string): HeaderTable {
  return {
    ...commonHeaders(place),
    "content-security-policy": pagePolicy(place, nonce),
    "permissions-policy": permissionsPolicy,
  };
}

/** Passkeys are for our own pages; the rest of what browsers offer is for nobody. */
const permissionsPolicy = [
  "publickey-credentials-get=(self)",
  "publickey-credentials-create=(self)",
  "clipboard-write=(self)",
  ...[
    "accelerometer",
    "autoplay",
    "browsing-topics",
    "camera",
    "display-capture",
    "encrypted-media",
    "geolocation",
    "gyroscope",
    "magnetometer",
    "microphone",
    "midi",
    "payment",
    "screen-wake-lock",
    "serial",
    "usb",
    "xr-spatial-tracking",
  ].map((feature) => `${feature}=()`),
].join(", ");

function pagePolicy({ isProduction, publicUrl }: HeaderEnv, nonce: string): string {
  const own = `'nonce-${nonce}'`;
  // Hot reloading evaluates what it loads, talks over a socket, and draws its messages with styles that know no nonce.
  const inDevelopment = (...sources: string[]) => (isProduction ? [] : sources);
  const styles = isProduction ? [own] : ["'unsafe-inline'"];
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'self'"],
    // Only scripts that the server itself wrote into the page run, and what those load.
    "script-src": [own, "'strict-dynamic'", ...inDevelopment("'unsafe-eval'")],
    "script-src-attr": ["'none'"],
    "style-src": ["'self'", ...styles],
    "style-src-elem": ["'self'", ...styles],
    // Charts, progress bars and Mantine's sizes are style attributes.
    "style-src-attr": ["'unsafe-inline'"],
    // A picture that an issuer names on another host comes through this one.
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'", "data:"],
    "connect-src": ["'self'", ...inDevelopment("ws:", "wss:")],
    "worker-src": ["'self'"],
    "manifest-src": ["'self'"],
    "media-src": ["'none'"],
    // A document that is checked stands beside what it is checked against; nothing else of ours lets itself be framed.
    "frame-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
    ...(publicUrl.startsWith("https://") && { "upgrade-insecure-requests": [] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}
