import { procedure } from "#server/kernel/procedure.ts";
import * as bankStatementContract from "./bank-statement/contract.ts";
import { importBankStatement } from "./bank-statement/import-statement.ts";
import { getBankEntry, listBankEntries } from "./bank-statement/read-entries.ts";
import { getBankStatement, listBankStatements } from "./bank-statement/read-statements.ts";
import { resolveBankEntry } from "./bank-statement/resolve-entry.ts";
import { beginCheckout } from "./payment/begin-checkout.ts";
import { closeClaim } from "./payment/close-claim.ts";
import { confirmPayment } from "./payment/confirm-payment.ts";
import * as paymentContract from "./payment/contract.ts";
import { decideSandboxPayment } from "./payment/decide-sandbox-payment.ts";
import { listPaymentMethods } from "./payment/list-payment-methods.ts";
import { getPayment, listPayments } from "./payment/read-payments.ts";
import * as refundContract from "./refund/contract.ts";
import { exportRefundTransfers } from "./refund/export-transfers.ts";
import { markRefundRefunded } from "./refund/mark-refund-refunded.ts";
import { markRefunded } from "./refund/mark-refunded.ts";
import { getRefund, listRefunds } from "./refund/read-refunds.ts";
import { retryRefund } from "./refund/retry-refund.ts";

export const bankStatementRouter = {
  import: procedure(bankStatementContract.importBankStatement).mutation(importBankStatement),
  get: procedure(bankStatementContract.getBankStatement).query(getBankStatement),
  list: procedure(bankStatementContract.listBankStatements).query(listBankStatements),
};

export const bankEntryRouter = {
  get: procedure(bankStatementContract.getBankEntry).query(getBankEntry),
  list: procedure(bankStatementContract.listBankEntries).query(listBankEntries),
  resolve: procedure(bankStatementContract.resolveBankEntry).mutation(resolveBankEntry),
};

export const paymentRouter = {
  get: procedure(paymentContract.getPayment).query(getPayment),
  list: procedure(paymentContract.listPayments).query(listPayments),
  methods: procedure(paymentContract.listPaymentMethods).query(listPaymentMethods),
  confirm: procedure(paymentContract.confirmPayment).mutation(confirmPayment),
  checkout: procedure(paymentContract.beginCheckout).mutation(beginCheckout),
  decideSandbox: procedure(paymentContract.decideSandboxPayment).mutation(decideSandboxPayment),
  closeClaim: procedure(paymentContract.closeClaim).mutation(closeClaim),
};

export const refundRouter = {
  get: procedure(refundContract.getRefund).query(getRefund),
  list: procedure(refundContract.listRefunds).query(listRefunds),
  markRefunded: procedure(refundContract.markRefundRefunded).mutation(markRefundRefunded),
  retry: procedure(refundContract.retryRefund).mutation(retryRefund),
  markPurchaseRefunded: procedure(refundContract.markRefunded).mutation(markRefunded),
};

export const refundFiles = {
  transfers: procedure(refundContract.exportRefundTransfers).query(exportRefundTransfers),
};
