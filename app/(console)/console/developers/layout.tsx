import type { ReactNode } from "react";
import { PageHeader } from "#app/_components/page-header.tsx";
import { Tabs } from "#app/(console)/_components/tabs.tsx";
import { currentIssuer } from "#app/(console)/_data/issuer.ts";

/** What the organization's own software needs to know: where events go, what happened, and the work behind the scenes. */
export default async function DevelopersLayout({ children }: { children: ReactNode }) {
  const issuer = await currentIssuer();
  if (issuer === null) return null;
  const tabs = [
    { href: "/console/developers", label: "Webhooks" },
    { href: "/console/developers/events", label: "Events" },
    ...(issuer.may.includes("request_log:read")
      ? [{ href: "/console/developers/requests", label: "Requests" }]
      : []),
    { href: "/console/developers/chain", label: "Chain" },
    { href: "/console/developers/test-clock", label: "Test clock" },
    ...(issuer.may.includes("job:read") ? [{ href: "/console/developers/jobs", label: "Jobs" }] : []),
  ];
  return (
    <>
      <PageHeader
        title="Developers"
        description="Tell your own software what happens here, and see what it was told."
      />
      <Tabs label="Developers" tabs={tabs} />
      {children}
    </>
  );
}
