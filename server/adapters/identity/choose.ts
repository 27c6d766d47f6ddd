import type { StripeReach } from "#server/adapters/stripe-client.ts";
import type { IdentityPorts } from "./port.ts";
import { sandboxIdentity } from "./sandbox.ts";
import { stripeIdentity } from "./stripe-identity.ts";

/** As long as a provider might take at best: who tries it out sees the check run. */
const SANDBOX_PAUSE_MS = 800;

/** What there is to check identities with. */
interface Means {
  readonly hasSandbox: boolean;
  readonly stripe: StripeReach | undefined;
  /** Where a provider's page leads back to. */
  readonly returnUrl: string;
}

/** The providers that can be asked here. */
export function chooseIdentities({ hasSandbox, stripe, returnUrl }: Means): IdentityPorts {
  return {
    SANDBOX: hasSandbox ? sandboxIdentity(SANDBOX_PAUSE_MS) : null,
    STRIPE_IDENTITY: stripe === undefined ? null : stripeIdentity(stripe, returnUrl),
  };
}
