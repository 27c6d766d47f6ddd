import type { Module } from "#server/kernel/module.ts";
import { advancePurchases } from "./advance-purchases.ts";
import { deliverIfDue, dueDeliveries } from "./deliver-sold.ts";

/** How money and tokens move: gates, completion, delivery, release. */
export const settlement = {
  router: {},
  due: { deliveries: { find: dueDeliveries, handle: deliverIfDue } },
  rounds: [{ name: "advancePurchases", every: 60, rests: 50, run: advancePurchases }],
} satisfies Module;
