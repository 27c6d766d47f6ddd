import type { Metadata } from "next";
import { DateTime } from "#app/_components/date-time.tsx";
import { FactRows } from "#app/_components/fact-rows.tsx";
import { Identifier } from "#app/_components/identifier.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { trpc } from "#app/_trpc/server.ts";
import columns from "#app/(console)/_components/columns.module.css";
import { issuerPage } from "#app/(console)/_components/issuer-page.tsx";
import { currentIssuer } from "#app/(console)/_data/issuer.ts";
import { OrganizationForm } from "./_components/organization-form.tsx";

export const metadata: Metadata = { title: "Settings" };

export default issuerPage(async () => {
  const issuer = await currentIssuer();
  const organization = await trpc.organization.get({ organizationId: issuer?.organizationId ?? "" });
  const { organizationId, slug, name, createdAt } = organization;
  return (
    <div className={columns.pair}>
      <Panel title="Organization" description="Customers see this name at your offerings and in mails.">
        {issuer?.may.includes("organization:write") ? (
          <OrganizationForm organization={organization} />
        ) : (
          <FactRows facts={[{ term: "Name", value: name, note: "Owners and admins can change it." }]} />
        )}
      </Panel>
      <Panel title="For your software">
        <FactRows
          facts={[
            { term: "Short name", value: slug },
            { term: "Identifier", value: <Identifier id={organizationId} label="organization identifier" /> },
            { term: "Created", value: <DateTime value={createdAt} detail="dateTime" /> },
          ]}
        />
      </Panel>
    </div>
  );
});
