import type { Metadata } from "next";
import { Page } from "#app/_components/page.tsx";
import { PageHeader } from "#app/_components/page-header.tsx";
import { referenceReleases } from "#app/_trpc/reference.ts";
import { ReleaseSection } from "./release-section.tsx";

export const metadata: Metadata = {
  title: "Changelog · API reference",
  description: "What each version of the Offerboard interface added to the one before.",
};

/** What each version added, as comparing the committed descriptions tells it. */
export default function ChangelogPage() {
  return (
    <Page>
      <PageHeader
        title="Changelog"
        breadcrumb={[{ label: "API reference", href: "/docs" }]}
        description="Versions only add. Send X-Api-Version to say which one you were written for; every answer names it. What is about to go away says so in the headers Deprecation and Sunset."
      />
      {referenceReleases.map((release) => (
        <ReleaseSection key={release.version} release={release} />
      ))}
    </Page>
  );
}
