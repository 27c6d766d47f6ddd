import Stripe from "stripe";

/** How Stripe is reached. */
export interface StripeReach {
  readonly secretKey: string;
  /** Where its interface is; undefined = Stripe's own. */
  readonly apiBase: string | undefined;
}

/** How long an answer is waited for; a customer waits as well. */
const TIMEOUT_MS = 20_000;

/** Stripe, for whatever it is asked. What is repeated carries an idempotency key, so that it is done once. */
export function stripeClient({ secretKey, apiBase }: StripeReach): Stripe {
  return new Stripe(secretKey, {
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
