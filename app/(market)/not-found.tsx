import type { Metadata } from "next";
import { NothingHere } from "#app/_components/nothing-here.tsx";
import { Page } from "#app/_components/page.tsx";

export const metadata: Metadata = { title: "Not found" };

/** What stands where an offering is unknown. */
export default function OfferingNotFound() {
  return (
    <Page>
      <NothingHere href="/" label="See all offerings" />
    </Page>
  );
}
