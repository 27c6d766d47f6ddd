import type { Application } from "#server/kernel/application.ts";
import type { ReplyHeaders } from "#server/kernel/context.ts";
import { Refusal, refuse } from "#server/kernel/errors.ts";
import { type Identity, identifyCaller } from "#server/platform/identity/identify.ts";
import { rateLimiter, type Verdict } from "#server/platform/rate-limit/limiter.ts";
import { type Limit, refusedLimit, requestLimit } from "#server/platform/rate-limit/limits.ts";
import { noteCaller } from "./access-log.ts";
import { clientAddress } from "./client-address.ts";
import { refuseCrossSite } from "./cross-site.ts";
import { checkVersion } from "./versions.ts";

/** A request that passed admission: who sends it, and from which address. */
export interface Admitted {
  readonly identity: Identity;
  readonly address: string | undefined;
}

/**
 * What every request to the interface passes first, over REST and tRPC alike: who sends it, whether another site had it
 * sent, and whether there were too many.
 * @param headers those of the answer; they get the rate's
 * @param calls how many operations it asks for
 * @throws Refusal invalid_api_key, cross_site_request, rate_limited, unknown_api_version
 */
export async function admit(
  app: Application,
  request: Request,
  headers: ReplyHeaders,
  calls = 1,
): Promise<Admitted> {
  const { apiAccess, trustedProxies } = app.env;
  const address = clientAddress(request, trustedProxies);
  const identity = await identify(app, request, headers, address);
  noteCaller(request, identity.actor, address);
  // Browsers send cookies with requests that other sites start, so only these are checked.
  if (identity.key === null && identity.person !== null) refuseCrossSite(request, app.env);
  const changes = request.method !== "GET" && request.method !== "HEAD";
  const limit = requestLimit(apiAccess, identity, address, changes);
  if (limit !== null) await count(app, limit, headers, calls);
  checkVersion(request.headers);
  return { identity, address };
}

/**
 * Counts a request against its limit and writes the rest into the answer's headers.
 * @throws Refusal rate_limited
 */
export async function count(app: Application, limit: Limit, headers: ReplyHeaders, calls = 1): Promise<void> {
  const verdict = await rateLimiter(app).take(limit, new Date(), calls);
  setRateHeaders(verdict, limit, headers);
  if (verdict.allowed) return;
  headers.set("retry-after", String(verdict.seconds));
  throw refuse("rate_limited", { seconds: verdict.seconds });
}

async function identify(
  app: Application,
  request: Request,
  headers: ReplyHeaders,
  address: string | undefined,
): Promise<Identity> {
  try {
    return await identifyCaller(app, request.headers, address);
  } catch (error) {
    const limit = error instanceof Refusal ? refusedLimit(app.env.apiAccess, address) : null;
    if (limit !== null) await count(app, limit, headers);
    throw error;
  }
}

/**
 * As draft-ietf-httpapi-ratelimit-headers-10 writes them, and as its first versions did, which more clients read.
 */
function setRateHeaders(
  { limit, remaining, seconds }: Verdict,
  { seconds: window }: Limit,
  headers: ReplyHeaders,
): void {
  headers.set("ratelimit-policy", `"default";q=${limit};w=${window}`);
  headers.set("ratelimit", `"default";r=${remaining};t=${seconds}`);
  headers.set("ratelimit-limit", String(limit));
  headers.set("ratelimit-remaining", String(remaining));
  headers.set("ratelimit-reset", String(seconds));
}
