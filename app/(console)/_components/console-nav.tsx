"use client";

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
import Link, { useLinkStatus } from "next/link";
import { usePathname, useRouter } from "next/navigation";
import classes from "./console-nav.module.css";

const rooms = [
  { href: "/console", label: "Dashboard", icon: IconChartHistogram },
  { href: "/console/offerings", label: "Offerings", icon: IconBuildingBank },
  { href: "/console/customers", label: "Customers", icon: IconUsers },
  { href: "/console/verifications", label: "Verifications", icon: IconUserCheck },
  { href: "/console/purchases", label: "Purchases", icon: IconReceipt },
  { href: "/console/payments", label: "Payments", icon: IconCash },
  { href: "/console/bulletin-board", label: "Bulletin board", icon: IconArrowsExchange },
  { href: "/console/tokens", label: "Tokens", icon: IconCoins },
  { href: "/console/distributions", label: "Distributions", icon: IconCashBanknote },
  { href: "/console/audit", label: "Audit trail", icon: IconHistory },
  { href: "/console/exports", label: "Exports", icon: IconFileDownload },
  { href: "/console/developers", label: "Developers", icon: IconWebhook },
  { href: "/console/settings", label: "Settings", icon: IconSettings },
];

/** The rooms of the console; the one that is open is marked. */
export function ConsoleNav({ onNavigate }: { onNavigate?: () => void }) {
  const pathname = usePathname();
  const router = useRouter();
  return (
    <nav aria-label="Console">
      <ul className={classes.rooms}>
        {rooms.map(({ href, label, icon: Icon }) => (
          <li key={href}>
            <Link
              className={classes.room}
              href={href}
              // Thirteen rooms are more than anybody enters: a room is fetched when one turns to it.
              prefetch={false}
              onPointerEnter={() => router.prefetch(href)}
              onFocus={() => router.prefetch(href)}
              aria-current={isOpen(pathname, href) ? "page" : undefined}
              onClick={onNavigate}
            >
              <Icon size={20} stroke={1.75} aria-hidden />
              {label}
              <Pending />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Shows that a room is on its way, once it takes longer than one notices. */
function Pending() {
  const { pending } = useLinkStatus();
  return <span className={classes.pending} data-pending={pending} aria-hidden />;
}

/** An entry is current on all pages below its address; the dashboard only on its own page. */
function isOpen(pathname: string, href: string): boolean {
  return pathname === href || (href !== "/console" && pathname.startsWith(`${href}/`));
}
