import { IconCompass } from "@tabler/icons-react";
import type { Metadata } from "next";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { Page } from "#app/_components/page.tsx";
import { PageHeader } from "#app/_components/page-header.tsx";
import { siteOrigin } from "#app/_data/site-origin.ts";
import { MainSiteLink } from "./_components/main-site-link.tsx";

export const metadata: Metadata = { title: "No such offering" };

/** What stands at a subdomain that no offering has. */
export default async function NoSuchMicrosite() {
  return (
    <Page>
      <PageHeader title="No offering lives here" />
      <EmptyState
        icon={IconCompass}
        title="This address belongs to no offering"
        action={<MainSiteLink origin={await siteOrigin()} />}
      >
        It may not be published yet, or its name is spelt differently.
      </EmptyState>
    </Page>
  );
}
