import type { Metadata } from "next";
import type { ReactNode } from "react";
import { ButtonLink } from "#app/_components/button-link.tsx";
import { PageHeader } from "#app/_components/page-header.tsx";
import { orNotFound } from "#app/_data/or-not-found.ts";
import { siteOrigin } from "#app/_data/site-origin.ts";
import { OfferingStatus } from "#app/_offering/offering-status.tsx";
import { Tabs } from "#app/(console)/_components/tabs.tsx";
import { currentIssuer } from "#app/(console)/_data/issuer.ts";
import { readOffering } from "#app/(console)/_data/records.ts";
import { HistoryLink } from "#app/(console)/console/audit/_history/history-link.tsx";
import { micrositeUrl } from "#app/(console)/console/offerings/_form/subdomain.ts";
import { isEditable } from "./_life/editable.ts";
import { LifeBar } from "./_life/life-bar.tsx";

interface OfferingLayoutProps {
  params: Promise<{ offeringId: string }>;
  children: ReactNode;
}

export async function generateMetadata({ params }: OfferingLayoutProps): Promise<Metadata> {
  if ((await currentIssuer()) === null) return {};
  // The page answers a missing offering; refused here, the not-found page would have no title.
  const offering = await readOffering((await params).offeringId).catch(() => undefined);
  if (offering === undefined) return {};
  const { title } = offering;
  return { title: { default: title, template: `%s · ${title} · Offerboard` } };
}

/** What every page about an offering begins with: what it is, where it stands, what one can do with it. */
export default async function OfferingLayout({ params, children }: OfferingLayoutProps) {
  const issuer = await currentIssuer();
  if (issuer === null) return null;
  const { offeringId } = await params;
  const offering = await orNotFound(readOffering(offeringId));
  const { title, subtitle, state, subdomain } = offering;
  const path = `/console/offerings/${offeringId}`;
  const site = micrositeUrl(await siteOrigin(), subdomain);
  const isDraft = state === "DRAFT";
  return (
    <>
      <PageHeader
        breadcrumb={[{ label: "Offerings", href: "/console/offerings" }]}
        title={title}
        description={subtitle}
        badge={<OfferingStatus offering={offering} />}
        actions={
          <>
            <HistoryLink resourceId={offeringId} />
            {!isDraft && (
              <>
                <ButtonLink look="outline" href={`/offerings/${offeringId}`}>
                  Public page
                </ButtonLink>
                <ButtonLink look="outline" href={site}>
                  Own site
                </ButtonLink>
              </>
            )}
          </>
        }
      />
      <LifeBar offering={offering} site={site} />
      <Tabs
        label="Offering"
        tabs={[
          { href: path, label: "Overview" },
          { href: `${path}/purchases`, label: "Purchases" },
          { href: `${path}/participants`, label: "Participants" },
          { href: `${path}/documents`, label: "Documents" },
          { href: `${path}/updates`, label: "Updates" },
          ...(isEditable(offering) && issuer.may.includes("offering:write")
            ? [
                { href: `${path}/story`, label: "Story" },
                { href: `${path}/edit`, label: "Edit" },
              ]
            : []),
        ]}
      />
      {children}
    </>
  );
}
