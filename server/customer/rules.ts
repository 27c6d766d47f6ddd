import type { VerificationStatus } from "./contract.ts";

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

/** Fields the check still needs, in the order a form asks for them (rules: Customer, `currentlyDue`). */
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
