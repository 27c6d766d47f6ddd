import type { Metadata } from "next";
import { Panel } from "#app/_components/panel.tsx";
import { IssuerContact } from "#app/_issuer/issuer-contact.tsx";
import { trpc } from "#app/_trpc/server.ts";
import { issuerPage } from "#app/(console)/_components/issuer-page.tsx";
import { currentIssuer } from "#app/(console)/_data/issuer.ts";
import { BrandForm } from "./brand-form.tsx";

export const metadata: Metadata = { title: "Brand" };

export default issuerPage(async () => {
  const issuer = await currentIssuer();
  const organization = await trpc.organization.get({ organizationId: issuer?.organizationId ?? "" });
  if (issuer?.may.includes("organization:write")) return <BrandForm organization={organization} />;
  return (
    <Panel title="Brand" description="Owners and admins can change it.">
      <IssuerContact brand={organization.brand ?? {}} />
    </Panel>
  );
});
