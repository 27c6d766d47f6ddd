import type { Metadata } from "next";
import { NothingHere } from "#app/_components/nothing-here.tsx";
import { Page } from "#app/_components/page.tsx";

export const metadata: Metadata = { title: "Not found" };

/** What stands where an invitation is unknown. */
export default function AccountNotFound() {
  return (
    <Page>
      <NothingHere href="/" label="Go to the market" />
    </Page>
  );
}
