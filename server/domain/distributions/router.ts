import { procedure } from "#server/kernel/procedure.ts";
import { cancelDistribution } from "./distribution/cancel-distribution.ts";
import * as distributionContract from "./distribution/contract.ts";
import { previewDistribution } from "./distribution/preview-distribution.ts";
import { getDistribution, listDistributions } from "./distribution/read-distributions.ts";
import * as distributionPaymentContract from "./distribution-payment/contract.ts";
import { createDistribution } from "./distribution-payment/create-distribution.ts";
import { exportPayments, exportTransfers } from "./distribution-payment/export-payments.ts";
import { markDistributionPaymentFailed } from "./distribution-payment/mark-payment-failed.ts";
import { markDistributionPaymentPaid } from "./distribution-payment/mark-payment-paid.ts";
import { markTransfersPaid } from "./distribution-payment/mark-transfers-paid.ts";
import {
  getDistributionPayment,
  listDistributionPayments,
  listPaymentsOfDistribution,
} from "./distribution-payment/read-payments.ts";
import { retryDistributionPayment } from "./distribution-payment/retry-payment.ts";
import { summarizeDistributions } from "./distribution-payment/summarize-distributions.ts";

export const distributionPaymentRouter = {
  get: procedure(distributionPaymentContract.getDistributionPayment).query(getDistributionPayment),
  list: procedure(distributionPaymentContract.listDistributionPayments).query(listDistributionPayments),
  retry: procedure(distributionPaymentContract.retryDistributionPayment).mutation(retryDistributionPayment),
  markPaid: procedure(distributionPaymentContract.markDistributionPaymentPaid).mutation(
    markDistributionPaymentPaid,
  ),
  markFailed: procedure(distributionPaymentContract.markDistributionPaymentFailed).mutation(
    markDistributionPaymentFailed,
  ),
};

export const distributionRouter = {
  create: procedure(distributionContract.createDistribution).mutation(createDistribution),
  preview: procedure(distributionContract.previewDistribution).query(previewDistribution),
  get: procedure(distributionContract.getDistribution).query(getDistribution),
  list: procedure(distributionContract.listDistributions).query(listDistributions),
  cancel: procedure(distributionContract.cancelDistribution).mutation(cancelDistribution),
  payments: procedure(distributionPaymentContract.listPaymentsOfDistribution).query(
    listPaymentsOfDistribution,
  ),
  markPaid: procedure(distributionPaymentContract.markTransfersPaid).mutation(markTransfersPaid),
  summary: procedure(distributionPaymentContract.summarizeDistributions).query(summarizeDistributions),
};

export const distributionFiles = {
  payments: procedure(distributionPaymentContract.exportDistributionPayments).query(exportPayments),
  transfers: procedure(distributionPaymentContract.exportDistributionTransfers).query(exportTransfers),
};
