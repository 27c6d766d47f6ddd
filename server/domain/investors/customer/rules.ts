import type { CustomerType, VerificationProvider, VerificationStatus } from "#db/schema/enums.ts";

/** What the identity check asks of a customer. */
export interface IdentityFacts {
  readonly name?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly address?: {
    readonly line1?: string | null | undefined;
    readonly city?: string | null | undefined;
    readonly postalCode?: string | null | undefined;
  };
}

/** Fields the check still needs, in the order a form asks for them (docs/domain.md, Verification). */
export function currentlyDue({ name, email, phone, address }: IdentityFacts): string[] {
  const needed: [field: string, value: string | null | undefined][] = [
    ["name", name],
    ["email", email],
    ["phone", phone],
    ["address.line1", address?.line1],
    ["address.city", address?.city],
    ["address.postalCode", address?.postalCode],
  ];
  return needed.filter(([, value]) => !value).map(([field]) => field);
}

/** Where a newly onboarded customer stands: the check runs as soon as nothing is missing. */
export function initialStatus(facts: IdentityFacts): VerificationStatus {
  return currentlyDue(facts).length === 0 ? "IN_PROGRESS" : "INCOMPLETE";
}

/**
 * Who checks a customer: the provider the organization chose, where it is set up and checks such customers; otherwise
 * a member of the organization. Stripe knows people alone, not companies.
 */
export function providerFor(
  chosen: VerificationProvider,
  type: CustomerType,
  isSetUp: (provider: Exclude<VerificationProvider, "MANUAL">) => boolean,
): VerificationProvider {
  if (chosen === "MANUAL" || !isSetUp(chosen)) return "MANUAL";
  return chosen === "STRIPE_IDENTITY" && type === "ORGANIZATION" ? "MANUAL" : chosen;
}
