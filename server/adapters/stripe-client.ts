import { createRequire } from "node:module";
import type Stripe from "stripe";

/** How Stripe is reached. */
export interface StripeReach {
  readonly secretKey: string;
  /** Where its interface is; undefined = Stripe's own. */
  readonly apiBase: string | undefined;
}

/** How long an answer is waited for; a customer waits as well. */
const TIMEOUT_MS = 20_000;

/** Stripe's library, which only those load who have Stripe: an idle process would keep its megabytes. */
export function stripeLibrary(): typeof Stripe {
  return createRequire(import.meta.url)("stripe");
}

/** Stripe, for whatever it is asked. What is repeated carries an idempotency key, so that it is done once. */
export function stripeClient({ secretKey, apiBase }: StripeReach): Stripe {
  const Client = stripeLibrary();
  return new Client(secretKey, {
    ...reachedAt(apiBase),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
  });
}

function reachedAt(base: string | undefined): Pick<Stripe.StripeConfig, "protocol" | "host" | "port"> {
  if (base === undefined) return {};
  const { protocol, hostname, port } = new URL(base);
  const isPlain = protocol === "http:";
  return { protocol: isPlain ? "http" : "https", host: hostname, port: port || (isPlain ? 80 : 443) };
}
