import type { EventType } from "#db/schema/enums.ts";

/** Which files write an event. */
interface Writers {
  /** Recorded with the resource as it is in the change. */
  readonly recorded?: readonly string[];
  /** Noted, and read by the publisher. Besides, the publisher writes one where a resource differs from its last event. */
  readonly noted?: readonly string[];
}

/** Who writes the events of each type: verbs and rooms below `server/domain`, functions below `db/functions`. */
export const eventWriters: Readonly<Record<EventType, Writers>> = {
  "offering.created": { recorded: ["primary/offering/create-offering.ts"] },
  "offering.updated": {
    recorded: ["primary/offering/update-offering.ts"],
    noted: ["note_derived_changes.sql"],
  },
  "offering.published": {
    recorded: ["primary/offering/create-offering.ts", "primary/offering/publish-offering.ts"],
  },
  "offering.paused": { recorded: ["primary/offering-lifecycle/pause-offering.ts"] },
  "offering.resumed": { recorded: ["primary/offering-lifecycle/resume-offering.ts"] },
  "offering.closed": {
    recorded: ["primary/offering-lifecycle/close-due.ts", "primary/offering-lifecycle/close-offering.ts"],
  },
  "offering.cancelled": { recorded: ["primary/offering-lifecycle/cancel-offering.ts"] },
  "offering_document.created": { recorded: ["primary/offering-document/create-document.ts"] },
  "offering_document.updated": {
    recorded: [
      "primary/offering-document/create-document.ts",
      "primary/offering-document/withdraw-document.ts",
    ],
  },
  "offering_update.created": { recorded: ["primary/offering-update/create-update.ts"] },
  "offering_update.updated": {
    recorded: ["primary/offering-update/change-update.ts", "primary/offering-update/withdraw-update.ts"],
  },
  "offering_update.published": { recorded: ["primary/offering-update/publish-update.ts"] },
  "customer.created": { recorded: ["investors/customer/create-customer.ts"] },
  "customer.updated": {
    recorded: [
      "investors/customer-care/set-blocked.ts",
      "investors/customer-care/update-customer.ts",
      "investors/verification-assignee/assign-verification.ts",
      "investors/wallet/add-wallet.ts",
      "investors/wallet/prove-wallet.ts",
    ],
    noted: ["note_derived_changes.sql"],
  },
  "customer.verification_updated": {
    recorded: [
      "investors/customer-care/update-customer.ts",
      "investors/verification/decide-check.ts",
      "investors/verification/expire-verifications.ts",
      "investors/verification/submit-verification.ts",
    ],
  },
  "purchase_intent.created": { recorded: ["place_purchase_intents.sql"] },
  "purchase_intent.updated": {
    recorded: ["primary/purchase-intent/update-intent.ts", "settlement/receive-payment.ts"],
    noted: [
      "chain/sender/settle-final.ts",
      "organization/settings/update-settings.ts",
      "note_derived_changes.sql",
    ],
  },
  "purchase_intent.completed": { recorded: ["settlement/advance-intents.ts"] },
  "purchase_intent.failed": { recorded: ["settlement/release-intents.ts"] },
  "purchase_intent.cancelled": { recorded: ["settlement/release-intents.ts"] },
  "purchase_intent.delivered": { recorded: ["settlement/advance-intents.ts"] },
  "purchase_intent.refunded": { recorded: ["settlement/confirm-refunds.ts"] },
  "payment.updated": { noted: ["note_money.sql"] },
  "refund.updated": { noted: ["note_money.sql"] },
  "bank_statement.imported": { recorded: ["payments/bank-statement/import-statement.ts"] },
  "bank_statement.updated": { noted: ["note_money.sql"] },
  "bank_entry.updated": { noted: ["note_money.sql"] },
  "offer.created": { recorded: ["secondary/bulletin-board/create-offer.ts"] },
  "offer.cancelled": {
    recorded: ["secondary/bulletin-board/cancel-offer.ts", "secondary/bulletin-board/expire-offers.ts"],
  },
  "offer.filled": { recorded: ["secondary/acceptance/accept-offer.ts"] },
  "offer.updated": { recorded: ["secondary/bulletin-board/update-offer.ts"] },
  "trade.created": { recorded: ["secondary/acceptance/accept-offer.ts"] },
  "trade.updated": {
    recorded: ["secondary/trade/confirm-trade-payment.ts"],
    noted: ["chain/sender/settle-final.ts"],
  },
  "token.created": { recorded: ["register/token/create-token.ts", "register/token/register-token.ts"] },
  "token.updated": {
    recorded: [
      "register/token/attach-token.ts",
      "register/token/pause-token.ts",
      "register/token/update-token.ts",
    ],
    noted: ["chain/replay/take-over.ts", "note_derived_changes.sql"],
  },
  "distribution.created": { recorded: ["distributions/distribution-payment/create-distribution.ts"] },
  "distribution.updated": {
    recorded: [
      "distributions/distribution-payment/start-due.ts",
      "distributions/distribution/cancel-distribution.ts",
    ],
    noted: ["distributions/distribution/record-progress.ts"],
  },
  "distribution.completed": { recorded: ["distributions/distribution/record-progress.ts"] },
  "distribution_payment.created": {
    recorded: ["distributions/distribution-payment/start-distribution.ts"],
  },
  "distribution_payment.updated": {
    recorded: [
      "distributions/distribution-payment/change-payment.ts",
      "distributions/distribution-payment/mark-transfers-paid.ts",
    ],
  },
  "token.chain_difference": { noted: ["chain/reconciliation/record-differences.ts"] },
  "token.chain_halted": { noted: ["chain/sender/halt.ts"] },
  "chain_operation.refused": { noted: ["chain/sender/settle-final.ts"] },
};
