import type { Metadata } from "next";
import type { ReactNode } from "react";
import { SiteFooter } from "#app/_components/shell/site-footer.tsx";
import { SiteHeader } from "#app/_components/shell/site-header.tsx";
import { siteOrigin } from "#app/_data/site-origin.ts";

export async function generateMetadata(): Promise<Metadata> {
  return { metadataBase: new URL(await siteOrigin()) };
}

/** The frame of the public pages. */
export default function MarketLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader area="market" />
      {children}
      <SiteFooter />
    </>
  );
}
