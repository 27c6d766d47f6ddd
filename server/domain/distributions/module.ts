import type { Module } from "#server/kernel/module.ts";
import { readDistributionsByIds } from "./distribution/read-distributions.ts";
import { payHolder } from "./distribution-payment/pay-holder.ts";
import { dueDistributions, startIfDue } from "./distribution-payment/start-due.ts";
import { distributionFiles, distributionPaymentRouter, distributionRouter } from "./router.ts";

/** Dividends and interest, and their payment to holders. */
export const distributions = {
  router: { distributionPayment: distributionPaymentRouter, distribution: distributionRouter },
  files: { distribution: distributionFiles },
  tasks: { payHolder },
  due: { distributions: { find: dueDistributions, handle: startIfDue } },
  resources: { distribution: { read: readDistributionsByIds, updated: "distribution.updated" } },
} satisfies Module;
