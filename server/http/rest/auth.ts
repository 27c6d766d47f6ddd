import { count } from "#server/http/admission.ts";
import { clientAddress } from "#server/http/client-address.ts";
import { refuseCrossSite } from "#server/http/cross-site.ts";
import { readBytes } from "#server/http/read-json.ts";
import { type Application, application } from "#server/kernel/application.ts";
import type { ReplyHeaders } from "#server/kernel/context.ts";
import { auth } from "#server/platform/identity/auth.ts";
import { rateLimiter } from "#server/platform/rate-limit/limiter.ts";
import { type Limit, signInLimits } from "#server/platform/rate-limit/limits.ts";
import { withProblemReplies } from "./answer.ts";

/**
 * People's sign-in (`/api/auth/…`): better-auth's own interface, told the client's address as we know it. Attempts to
 * sign in and mails asked for are counted before it hears of them, whatever API_ACCESS is.
 */
export const authHandler = withProblemReplies(async (request, reply) => {
  const app = application();
  refuseCrossSite(request, app.env);
  const address = clientAddress(request, app.env.trustedProxies);
  const hasBody = request.method !== "GET" && request.method !== "HEAD";
  const body = hasBody ? Buffer.from(await readBytes(request)) : null;
  const path = new URL(request.url).pathname.replace(/^\/api\/auth/, "");
  const limits = signInLimits(path, emailIn(body), address, app.env);
  for (const limit of limits) await count(app, limit, reply);
  const response = await auth(app).handler(withKnownAddress(request, body, address));
  if (response.ok) giveBack(app, limits);
  return withHeaders(response, reply);
});

/** The request as the library is to see it: from the address we know of, not from one that the client names. */
function withKnownAddress(
  request: Request,
  body: Buffer<ArrayBuffer> | null,
  address: string | undefined,
): Request {
  const headers = new Headers(request.headers);
  headers.delete("x-offerboard-client");
  if (address !== undefined) headers.set("x-offerboard-client", address);
  return new Request(request.url, { method: request.method, headers, body });
}

/** The address that a body names; what cannot be read is for the library to refuse. */
function emailIn(body: Buffer | null): string | undefined {
  try {
    const { email } = JSON.parse(body?.toString("utf8") ?? "") as { email?: unknown };
    return typeof email === "string" ? email : undefined;
  } catch {
    return undefined;
  }
}

/** A sign-in that succeeds is not counted; a mail always is. */
function giveBack(app: Application, limits: readonly Limit[]): void {
  for (const limit of limits) {
    if (limit.caller.startsWith("sign-in:")) rateLimiter(app).giveBack(limit, new Date());
  }
}

function withHeaders({ body, status, headers: own }: Response, reply: ReplyHeaders): Response {
  const headers = new Headers(own);
  for (const [name, value] of reply) headers.set(name, value);
  return new Response(body, { status, headers });
}
