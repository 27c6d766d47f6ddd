import type { ReactNode } from "react";
import { AppProviders } from "#app/_components/shell/app-providers.tsx";
import { ConsentNotice } from "#app/_components/shell/consent-notice.tsx";
import { SiteFooter } from "#app/_components/shell/site-footer.tsx";
import { SiteHeader } from "#app/_components/shell/site-header.tsx";

/** The frame of the pages about oneself: signing in, signing up, the account. */
export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <AppProviders>
      <SiteHeader />
      <ConsentNotice />
      {children}
      <SiteFooter />
    </AppProviders>
  );
}
