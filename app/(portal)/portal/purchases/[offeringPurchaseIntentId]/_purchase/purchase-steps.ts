import type { Step } from "#app/_components/timeline.tsx";
import { progressSentences } from "#app/_words/chain.ts";
import type { Offering } from "#server/domain/primary/offering/contract.ts";
import type { OfferingPurchaseIntent } from "#server/domain/primary/purchase-intent/contract.ts";

/**
 * The way of a purchase from the reservation to the tokens (docs/domain.md, Purchase intent).
 * @param isUnderWay - whether a provider has taken a payment whose end it does not know yet
 */
export function purchaseSteps(
  purchase: OfferingPurchaseIntent,
  offering: Pick<Offering, "state">,
  isUnderWay: boolean,
): readonly Step[] {
  const reserved: Step = { title: "Tokens reserved", state: "done", at: purchase.createdAt };
  switch (purchase.payment.purchaseStatus) {
    case "PENDING":
      return [
        reserved,
        identity(purchase),
        wallet(purchase),
        payment(purchase, isUnderWay),
        { title: "Purchase completed", state: "ahead" },
        tokens(purchase, offering),
      ];
    case "FAILED":
      return [
        reserved,
        {
          title: "Purchase failed",
          state: "failed",
          text: purchase.failure?.reason ?? "The payment did not arrive in time or was refused.",
          ...endOf(purchase),
        },
        ...refund(purchase),
      ];
    case "CANCELLED":
      return [
        reserved,
        {
          title: "Purchase cancelled",
          state: "failed",
          ...(purchase.failure && { text: purchase.failure.reason }),
          ...endOf(purchase),
        },
        ...refund(purchase),
      ];
    case "COMPLETED":
      return [
        reserved,
        { title: "Identity verified", state: "done" },
        wallet(purchase),
        { title: "Payment received", state: "done" },
        {
          title: "Purchase completed",
          state: "done",
          at: purchase.settlement.completedAt ?? purchase.updatedAt,
        },
        tokens(purchase, offering),
      ];
  }
}

function payment({ settlement, expiresAt }: OfferingPurchaseIntent, isUnderWay: boolean): Step {
  if (!settlement.blockedBy.includes("PAYMENT")) return { title: "Payment received", state: "done" };
  if (isUnderWay) return { title: "Payment", state: "waiting", text: "Under way, and not confirmed yet." };
  return { title: "Payment", state: "waiting", text: "We wait for your payment until", at: expiresAt };
}

function identity({ settlement }: OfferingPurchaseIntent): Step {
  return settlement.blockedBy.includes("VERIFICATION")
    ? { title: "Identity check", state: "waiting", text: "Your identity is not verified yet." }
    : { title: "Identity verified", state: "done" };
}

function wallet({ settlement }: OfferingPurchaseIntent): Step {
  return settlement.blockedBy.includes("WALLET")
    ? { title: "Wallet proof", state: "waiting", text: "You have not proven yet that the wallet is yours." }
    : { title: "Wallet proven", state: "done" };
}

function tokens({ settlement }: OfferingPurchaseIntent, { state }: Pick<Offering, "state">): Step {
  const isClosed = state === "CLOSED_SUCCESSFUL";
  switch (settlement.status) {
    case "DELIVERED":
      return {
        title: "Tokens delivered",
        state: "done",
        text: settlement.chain ? progressSentences[settlement.chain.status] : "They are in your wallet.",
        ...at(settlement),
      };
    case "ALLOCATED":
      return {
        title: "Tokens delivered",
        state: "waiting",
        text: isClosed
          ? arrivalAfterClose(settlement)
          : "They are set aside for you and arrive when the offering closes successfully.",
      };
    default:
      return {
        title: "Tokens delivered",
        state: "ahead",
        text: isClosed ? "Once the rest is done." : "When the offering has closed successfully.",
      };
  }
}

function arrivalAfterClose({ blockedBy }: OfferingPurchaseIntent["settlement"]): string {
  if (blockedBy.includes("IDENTITY"))
    return "They are set aside for you and arrive once your wallet is registered on the blockchain, which takes a few minutes.";
  return blockedBy.includes("WALLET")
    ? "They are set aside for you and arrive once your wallet is proven."
    : "They are set aside for you and arrive shortly.";
}

/** When it failed or was cancelled; that its money was sent back changed it once more. */
function endOf({ settlement, updatedAt }: OfferingPurchaseIntent): Pick<Step, "at"> {
  return settlement.status === "REFUNDED" ? {} : { at: updatedAt };
}

/** When tokens were delivered or money was back. */
function at({ settledAt }: OfferingPurchaseIntent["settlement"]): Pick<Step, "at"> {
  return settledAt === undefined ? {} : { at: settledAt };
}

function refund({ settlement }: OfferingPurchaseIntent): Step[] {
  if (settlement.status === "REFUNDED")
    return [{ title: "Money refunded", state: "done", ...at(settlement) }];
  if (settlement.status !== "REFUND_DUE") return [];
  return [{ title: "Refund", state: "waiting", text: "The issuer sends your money back." }];
}
