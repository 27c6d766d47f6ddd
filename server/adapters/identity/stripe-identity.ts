import type Stripe from "stripe";
import { type StripeReach, stripeClient } from "#server/adapters/stripe-client.ts";
import { namesAgree } from "./names.ts";
import type { Finding, IdentityPort, Subject } from "./port.ts";

type Session = Stripe.Identity.VerificationSession;

/** Stripe's codes are for programs; these sentences are for whoever has to try again. */
const REASONS: Readonly<Record<string, string>> = {
  consent_declined: "You did not agree to be checked. Submit again to agree, or ask for a check by hand.",
  device_not_supported: "Your device has no camera that can be used. Submit again with another device.",
  document_expired: "The document has expired. Submit again with one that is valid.",
  document_type_not_supported: "This kind of document is not accepted. Submit again with another one.",
  document_unverified_other: "The document could not be verified. Submit again with clear pictures of it.",
  selfie_document_missing_photo: "The document shows no picture of you. Submit again with one that does.",
  selfie_face_mismatch:
    "Your face does not match the document's picture. Submit again with your own document.",
  selfie_manipulated: "The picture of you was changed. Submit again with a new one.",
  selfie_unverified_other: "The picture of you could not be verified. Submit again with a clear one.",
  under_supported_age: "The provider checks grown-ups only. Ask for a check by hand.",
};

/**
 * People's identities checked by Stripe: they show a document and themselves to a page of Stripe's. Which part of a
 * session is asked for follows from the session itself, never from the order in which word of it came.
 * @param returnUrl where Stripe's page leads back to
 */
export function stripeIdentity(reach: StripeReach, returnUrl: string): IdentityPort {
  const stripe = stripeClient(reach);
  return {
    patience: 3600,
    async begin({ organizationId, customerId, verificationId, email }) {
      const session = await stripe.identity.verificationSessions.create(
        {
          type: "document",
          client_reference_id: customerId,
          metadata: { organizationId, customerId, verificationId },
          options: { document: { require_matching_selfie: true } },
          ...(email && { provided_details: { email } }),
          return_url: returnUrl,
        },
        { idempotencyKey: `identity-${verificationId}` },
      );
      return { reference: session.id, ...(session.url && { url: session.url }) };
    },
    async look(reference, subject) {
      const session = await stripe.identity.verificationSessions.retrieve(reference, {
        expand: ["verified_outputs"],
      });
      return found(session, subject);
    },
    async cancel(reference) {
      const { status } = await stripe.identity.verificationSessions.retrieve(reference);
      if (status !== "requires_input") return;
      await stripe.identity.verificationSessions.cancel(
        reference,
        {},
        { idempotencyKey: `identity-cancel-${reference}` },
      );
    },
  };
}

function found(session: Session, { name }: Subject): Finding {
  switch (session.status) {
    case "verified":
      return foundPerson(session, name);
    case "canceled":
      return {
        status: "REJECTED",
        code: "verification_cancelled",
        reason: "The check was cancelled before it was done. Submit again for a new one.",
      };
    case "requires_input": {
      const code = session.last_error?.code;
      if (!code) return { status: "PENDING", ...(session.url && { url: session.url }) };
      const reason = REASONS[code] ?? "You could not be verified. Submit again, or ask for a check by hand.";
      return { status: "REJECTED", code, reason };
    }
    default:
      return { status: "PENDING" };
  }
}

/** Somebody was verified; whether it is the customer, the document's name tells. */
function foundPerson({ verified_outputs: outputs }: Session, name: string | null): Finding {
  if (namesAgree(name, outputs?.first_name ?? null, outputs?.last_name ?? null))
    return { status: "APPROVED" };
  return {
    status: "REJECTED",
    code: "name_mismatch",
    reason:
      "The name does not match the document. Correct your name as the document has it, and submit again.",
  };
}
