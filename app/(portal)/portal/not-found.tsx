import { NothingHere } from "#app/_components/nothing-here.tsx";
import { Page } from "#app/_components/page.tsx";

/** What stands where an address of the portal leads nowhere. */
export default function PortalNotFound() {
  return (
    <Page>
      <NothingHere href="/portal" label="Go to your overview" />
    </Page>
  );
}
