import type { ReactNode } from "react";
import { PageHeader } from "#app/_components/page-header.tsx";
import { Tabs } from "#app/(console)/_components/tabs.tsx";
import { currentIssuer } from "#app/(console)/_data/issuer.ts";

/** The organization's own affairs: its name, who belongs to it, and the keys of its software. */
export default async function SettingsLayout({ children }: { children: ReactNode }) {
  const issuer = await currentIssuer();
  if (issuer === null) return null;
  const tabs = [
    { href: "/console/settings", label: "Organization" },
    { href: "/console/settings/brand", label: "Brand" },
    { href: "/console/settings/payments", label: "Payments and checks" },
    { href: "/console/settings/members", label: "Members" },
    ...(issuer.may.includes("api_key:read")
      ? [{ href: "/console/settings/api-keys", label: "API keys" }]
      : []),
  ];
  return (
    <>
      <PageHeader
        title="Settings"
        description="The organization, its members, and the keys of its software."
      />
      <Tabs label="Settings" tabs={tabs} />
      {children}
    </>
  );
}
