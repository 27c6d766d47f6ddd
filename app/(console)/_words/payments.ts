import type {
  BankEntryProblem,
  BankEntryResolution,
  PaymentProvider,
  RefundReason,
} from "#db/schema/enums.ts";

/** How something was paid. */
export const providerNames: Record<PaymentProvider, string> = {
  BANK_TRANSFER: "Bank transfer",
  STRIPE: "Card (Stripe)",
  SANDBOX: "Sandbox",
};

/** Why money goes back. */
export const refundReasonNames: Record<RefundReason, string> = {
  OFFERING_UNSUCCESSFUL: "The offering missed its goal",
  OFFERING_CANCELLED: "The offering was cancelled",
  PURCHASE_CANCELLED: "The purchase was cancelled",
  PURCHASE_EXPIRED: "The purchase expired",
  PAYMENT_LATE: "It came too late",
  OVERPAID: "It was too much",
  UNMATCHED: "It belonged to no purchase",
  CHARGED_BACK: "The bank took it back",
};

/** Why a bank took money back: "product_not_received" is "product not received". */
export function wordsOfReason(reason: string): string {
  return reason.replaceAll("_", " ");
}

/** What is the matter with an entry, and what it means. */
export const problemWords: Record<BankEntryProblem, { label: string; meaning: string }> = {
  UNMATCHED: {
    label: "No purchase found",
    meaning: "No reference of one purchase stands in it. The money is held until you decide.",
  },
  UNDERPAID: {
    label: "Too little",
    meaning: "It counts towards the purchase, which waits for the rest.",
  },
  OVERPAID: {
    label: "Too much",
    meaning: "The purchase is paid. What was too much is due back already.",
  },
  WRONG_CURRENCY: {
    label: "Another currency",
    meaning: "The purchase is paid in another currency, so this pays nothing.",
  },
  WRONG_PAYER: {
    label: "Another payer",
    meaning: "Somebody else than the customer paid. Nothing is booked on the purchase until you accept it.",
  },
  LATE: {
    label: "Too late",
    meaning: "The purchase was over when it came. All of it is due back already.",
  },
};

/** What a decision will do, before it is done. */
export function consequenceOf(
  resolution: BankEntryResolution,
  problem: BankEntryProblem | undefined,
  amount: string,
): string {
  if (resolution === "IGNORE") {
    return `${amount} leaves the queue and pays nothing. Choose this for money that is no customer's.`;
  }
  if (resolution === "REFUND") {
    if (problem === "UNDERPAID")
      return `The purchase is cancelled, and ${amount} becomes due back to its payer.`;
    if (problem === "OVERPAID" || problem === "LATE")
      return "The refund is due already; the entry leaves the queue.";
    return `${amount} becomes due back to its payer, and waits under Refunds until it is sent.`;
  }
  if (problem === "WRONG_PAYER")
    return `${amount} pays the purchase that it names, as if the customer had paid.`;
  if (problem === "UNDERPAID") return "It stays counted; the customer still owes the rest.";
  return "The refund is due already; the entry leaves the queue.";
}
