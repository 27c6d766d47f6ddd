import type { Metadata } from "next";
import { NothingHere } from "./_components/nothing-here.tsx";
import { Page } from "./_components/page.tsx";
import { SiteFooter } from "./_components/shell/site-footer.tsx";
import { SiteHeader } from "./_components/shell/site-header.tsx";

export const metadata: Metadata = { title: "Not found" };

/** What stands where an address leads nowhere. */
export default function NotFound() {
  return (
    <>
      <SiteHeader />
      <Page>
        <NothingHere href="/" label="Go to the market" />
      </Page>
      <SiteFooter />
    </>
  );
}
