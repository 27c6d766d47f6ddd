import type { ReactNode } from "react";
import { SiteFooter } from "#app/_components/shell/site-footer.tsx";
import { SiteHeader } from "#app/_components/shell/site-header.tsx";

/** The frame of the API reference. */
export default function DocsLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader area="docs" />
      {children}
      <SiteFooter />
    </>
  );
}
