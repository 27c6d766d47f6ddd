import type { ChargeBackStatus, CheckoutProvider, Currency, SandboxDecision } from "#db/schema/enums.ts";

/** A payment to be made on a page of the provider; amounts are decimal texts. */
export interface CheckoutOrder {
  readonly organizationId: string;
  readonly paymentId: string;
  readonly offeringPurchaseIntentId: string;
  readonly amount: string;
  readonly currency: Currency;
  /** What is bought, as the customer reads it. */
  readonly description: string;
  /** Where the customer comes back to, with an origin. */
  readonly returnUrl: string;
  /** When the page is to close; providers may have limits of their own. */
  readonly expiresAt: Date;
}

/** A page to pay on. */
interface BegunCheckout {
  /** What the provider calls it. */
  readonly reference: string;
  readonly url: string;
}

/** What is known of a checkout. A provider may answer `OPEN` or `PROCESSING`: not known yet. */
export type CheckoutState =
  | { readonly status: "OPEN" | "PROCESSING" | "EXPIRED" }
  | {
      readonly status: "PAID";
      readonly amount: string;
      readonly currency: Currency;
      /** What a refund is made of. */
      readonly paymentReference: string;
      readonly payerName?: string | undefined;
    }
  /** Definitely not paid: it cannot succeed any more. */
  | { readonly status: "REFUSED"; readonly code: string; readonly reason: string };

/** Money to be sent back. */
export interface RefundOrder {
  readonly organizationId: string;
  readonly refundId: string;
  /** Counts the times a person or the service began it: the same attempt sent twice is one. */
  readonly attempt: number;
  /** {@link CheckoutState.paymentReference} of the payment. */
  readonly paymentReference: string;
  readonly amount: string;
  readonly currency: Currency;
}

/** What became of a refund; `PROCESSING` = not known yet. */
export type RefundState =
  | { readonly status: "SUCCEEDED" | "PROCESSING"; readonly reference: string }
  /** Definitely not sent. */
  | {
      readonly status: "FAILED";
      readonly reference?: string;
      readonly code: string;
      readonly reason: string;
    };

/** Money that the payer had its bank take back. */
export interface ChargeBackState {
  readonly status: ChargeBackStatus;
  /** What was taken, as a decimal text in the payment's currency. */
  readonly amount: string;
  /** Why, in the provider's words. */
  readonly reason: string;
}

/** What a provider tells by itself. It may come late, twice, or out of order. */
export type PaymentNotification = { readonly organizationId: string } & (
  | {
      readonly about: "checkout";
      readonly paymentId: string;
      readonly reference: string;
      readonly state: CheckoutState;
    }
  | { readonly about: "refund"; readonly refundId: string; readonly state: RefundState }
  | {
      readonly about: "chargeBack";
      readonly paymentId: string;
      /** What the provider calls the charge-back. */
      readonly reference: string;
      readonly state: ChargeBackState;
    }
);

/**
 * Somebody who takes payments and sends them back. Every call may be repeated with the same order and then does nothing
 * more; one that throws tells nothing of what became of it, and is repeated later.
 */
export interface PaymentPort {
  readonly provider: CheckoutProvider;
  beginCheckout(order: CheckoutOrder): Promise<BegunCheckout>;
  /** Closes a page; the answer tells what became of it, as it may have been paid meanwhile. */
  expireCheckout(reference: string): Promise<CheckoutState>;
  refund(order: RefundOrder): Promise<RefundState>;
  /**
   * Reads a message of the provider's.
   * @returns null for one that concerns no payment of this service
   * @throws InvalidNotification where the signature is not the provider's
   */
  readNotification(body: string, signature: string | null): Promise<PaymentNotification | null>;
}

/** The sandbox: it thinks of a payment what it is told. */
export interface SandboxPort extends PaymentPort {
  /** The message it sends of a payment. */
  tell(
    decision: SandboxDecision,
    payment: Pick<CheckoutOrder, "organizationId" | "paymentId" | "amount" | "currency">,
  ): { readonly body: string; readonly signature: string };
}

/** The providers there are in this process; transfers need none. */
export interface PaymentPorts {
  readonly STRIPE?: PaymentPort;
  readonly SANDBOX?: SandboxPort;
}

/** A message that is not the provider's, or too old to be believed. */
export class InvalidNotification extends Error {
  override readonly name = "InvalidNotification";
}
