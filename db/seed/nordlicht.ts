import { board } from "./nordlicht-board.ts";
import { customers } from "./nordlicht-customers.ts";
import { nature } from "./nordlicht-nature.ts";
import { property } from "./nordlicht-property.ts";
import { trade } from "./nordlicht-trade.ts";
import type { OrganizationPlan } from "./plan.ts";

/** The organization that callers without a key act for. */
export const nordlicht: OrganizationPlan = {
  id: "org_demo",
  slug: "nordlicht",
  name: "Nordlicht Real Assets",
  founded: 300,
  customers,
  offerings: [...property, ...nature, ...trade],
  board,
};
