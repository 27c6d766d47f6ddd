import type { Module } from "#server/kernel/module.ts";
import { advancePurchases } from "./advance-purchases.ts";

/** How money and tokens move: gates, completion, delivery, release. */
export const settlement = {
  router: {},
  rounds: [{ name: "advancePurchases", every: 60, run: advancePurchases }],
} satisfies Module;
