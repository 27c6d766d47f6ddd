import {
  IconArrowsExchange,
  IconBuildingBank,
  IconCash,
  IconCashBanknote,
  IconChartHistogram,
  IconCoins,
  IconFileDownload,
  IconHistory,
  IconReceipt,
  IconSettings,
  IconUserCheck,
  IconUsers,
  IconWebhook,
} from "@tabler/icons-react";
import type { Action } from "#server/kernel/fields/actions.ts";

interface Room {
  readonly href: string;
  readonly label: string;
  readonly icon: typeof IconCash;
  /** The right that all of it takes. */
  readonly needs?: Action;
}

/** The rooms of the console, in the order of its navigation. */
export const rooms: readonly Room[] = [
  { href: "/console", label: "Dashboard", icon: IconChartHistogram },
  { href: "/console/offerings", label: "Offerings", icon: IconBuildingBank },
  { href: "/console/customers", label: "Customers", icon: IconUsers },
  { href: "/console/verifications", label: "Verifications", icon: IconUserCheck },
  { href: "/console/purchases", label: "Purchases", icon: IconReceipt },
  { href: "/console/payments", label: "Payments", icon: IconCash },
  { href: "/console/bulletin-board", label: "Bulletin board", icon: IconArrowsExchange },
  { href: "/console/tokens", label: "Tokens", icon: IconCoins },
  { href: "/console/distributions", label: "Distributions", icon: IconCashBanknote },
  { href: "/console/audit", label: "Audit trail", icon: IconHistory, needs: "audit:read" },
  { href: "/console/exports", label: "Exports", icon: IconFileDownload },
  { href: "/console/developers", label: "Developers", icon: IconWebhook },
  { href: "/console/settings", label: "Settings", icon: IconSettings },
];
