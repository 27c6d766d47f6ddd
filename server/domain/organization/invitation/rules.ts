import { refuse } from "#server/kernel/errors.ts";
import type { InvitationStatus } from "./contract.ts";

/** What of somebody who signed in tells whether an invitation is for them. */
interface Receiver {
  readonly email: string;
  readonly isEmailVerified: boolean;
}

/** An address that only whoever has it recognises: its first letter and the domain. */
export function maskEmail(email: string): string {
  const cut = email.lastIndexOf("@");
  return `${email.slice(0, 1)}•••${email.slice(cut)}`;
}

/** Whether an invitation is for somebody: the address is theirs, confirmed or not. */
export function isFor(email: string, person: Receiver | null): boolean {
  return person !== null && person.email.toLowerCase() === email;
}

/**
 * Refuses whoever cannot answer an invitation to `email`: a link alone makes nobody a member.
 * @throws Refusal invitation_not_yours, email_not_verified
 */
export function requireReceiver(email: string, person: Receiver): void {
  if (!isFor(email, person)) throw refuse("invitation_not_yours", {}, "invitationId");
  if (!person.isEmailVerified) throw refuse("email_not_verified");
}

const words: Record<InvitationStatus, string> = {
  PENDING: "open",
  ACCEPTED: "accepted already",
  DECLINED: "declined",
  CANCELLED: "cancelled",
  EXPIRED: "no longer valid: it has expired",
};

/** The refusal of an invitation that cannot be answered or changed any more. */
export function notOpen(status: InvitationStatus) {
  return refuse("invitation_not_open", { status: words[status] }, "invitationId");
}
