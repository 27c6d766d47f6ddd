import type { Module } from "#server/kernel/module.ts";
import { readEntriesByIds } from "./bank-statement/read-entries.ts";
import { readStatementsByIds } from "./bank-statement/read-statements.ts";
import { expireCheckout } from "./payment/expire-checkout.ts";
import { readPaymentsByIds } from "./payment/read-payments.ts";
import { settleSandboxPayment } from "./payment/settle-sandbox-payment.ts";
import { readRefundsByIds } from "./refund/read-refunds.ts";
import { refundPayment } from "./refund/refund-payment.ts";
import { bankEntryRouter, bankStatementRouter, paymentRouter, refundFiles, refundRouter } from "./router.ts";

/** Payments, refunds and bank statements. */
export const payments = {
  router: {
    bankStatement: bankStatementRouter,
    bankEntry: bankEntryRouter,
    payment: paymentRouter,
    refund: refundRouter,
  },
  files: { refund: refundFiles },
  tasks: { refundPayment, expireCheckout, settleSandboxPayment },
  resources: {
    payment: { read: readPaymentsByIds, updated: "payment.updated" },
    refund: { read: readRefundsByIds, updated: "refund.updated" },
    bank_statement: { read: readStatementsByIds, updated: "bank_statement.updated" },
    bank_entry: { read: readEntriesByIds, updated: "bank_entry.updated" },
  },
} satisfies Module;
