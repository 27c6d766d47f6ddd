import type { Metadata } from "next";
import type { ReactNode } from "react";
import { AppProviders } from "#app/_components/shell/app-providers.tsx";
import { SiteFooter } from "#app/_components/shell/site-footer.tsx";
import { SiteHeader } from "#app/_components/shell/site-header.tsx";

/** The address holds the link's secret, so it is not indexed and not sent as a referrer. */
export const metadata: Metadata = { robots: { index: false }, referrer: "no-referrer" };

export default function JoinLayout({ children }: { children: ReactNode }) {
  return (
    <AppProviders>
      <SiteHeader />
      {children}
      <SiteFooter />
    </AppProviders>
  );
}
