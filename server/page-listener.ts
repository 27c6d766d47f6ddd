import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { NONCE_HEADER } from "./common/nonce-header.ts";
import type { Env } from "./env.ts";
import type { Listener } from "./front.ts";
import { dataHeaders, type HeaderTable, pageHeaders } from "./security-headers.ts";

/**
 * Puts the security headers on whatever Next answers. Every page gets a nonce of its own, which Next reads from the
 * policy of the request for its scripts, and our own components from the request header beside it.
 */
export function pageListener(
  env: Pick<Env, "publicUrl" | "isProduction">,
  listener: (request: IncomingMessage, response: ServerResponse) => unknown,
): Listener {
  const fixed = dataHeaders(env);
  return (request, response) => {
    if (request.url?.startsWith("/_next/static/")) {
      set(response, fixed);
    } else {
      const nonce = randomBytes(16).toString("base64");
      const headers = pageHeaders(env, nonce);
      request.headers["content-security-policy"] = headers["content-security-policy"];
      delete request.headers["content-security-policy-report-only"];
      request.headers[NONCE_HEADER] = nonce;
      set(response, headers);
    }
    return listener(request, response);
  };
}

function set(response: ServerResponse, headers: HeaderTable): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
