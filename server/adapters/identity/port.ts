import type { VerificationProvider } from "#db/schema/enums.ts";

/** Whom a provider is to check: what the customer said of itself. */
export interface Subject {
  readonly organizationId: string;
  readonly customerId: string;
  /** Names the check; a provider that is asked twice for the same one begins it once. */
  readonly verificationId: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly countryCode: string;
}

/** A check that a provider has begun. */
export interface Begun {
  /** What the provider calls it. */
  readonly reference: string;
  /** Where the customer goes on; absent where there is nothing for it to do. */
  readonly url?: string;
}

/** What a provider knows of a check; it may not know yet. */
export type Finding =
  | { readonly status: "PENDING"; readonly url?: string }
  | { readonly status: "APPROVED" }
  | { readonly status: "REJECTED"; readonly code: string; readonly reason: string };

/**
 * Who checks identities. Every call may come again, after it was answered or cut off, and comes to the same; what a call
 * throws is tried again later.
 */
export interface IdentityPort {
  /** How long to wait before a check that is not decided is looked at again, in seconds, should no word of it come. */
  readonly patience: number;
  /** Begins a check. */
  begin(subject: Subject): Promise<Begun>;
  /** Looks at how a check stands now. */
  look(reference: string, subject: Subject): Promise<Finding>;
  /** Ends a check that nobody waits for any longer; one that has ended stays as it is. */
  cancel(reference: string): Promise<void>;
}

/** The providers by their names; null where one is not set up. A member who decides by hand is asked by nobody. */
export type IdentityPorts = Readonly<Record<Exclude<VerificationProvider, "MANUAL">, IdentityPort | null>>;
