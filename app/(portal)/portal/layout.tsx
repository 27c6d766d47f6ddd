import type { ReactNode } from "react";
import { AppProviders } from "#app/_components/shell/app-providers.tsx";
import { ConsentNotice } from "#app/_components/shell/consent-notice.tsx";
import { SiteFooter } from "#app/_components/shell/site-footer.tsx";
import { SiteHeader } from "#app/_components/shell/site-header.tsx";
import { PortalNav } from "#app/(portal)/_components/portal-nav.tsx";

export default function PortalLayout({ children }: { children: ReactNode }) {
  return (
    <AppProviders>
      <SiteHeader area="portal" />
      <PortalNav />
      <ConsentNotice />
      {children}
      <SiteFooter />
    </AppProviders>
  );
}
