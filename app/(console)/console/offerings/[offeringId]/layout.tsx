import type { Metadata } from "next";
import type { ReactNode } from "react";
import { ButtonLink } from "#app/_components/button-link.tsx";
import { formatDate } from "#app/_components/format.ts";
import { Notice } from "#app/_components/notice.tsx";
import { OfferingStatus } from "#app/_components/offering-status.tsx";
import { PageHeader } from "#app/_components/page-header.tsx";
import { siteOrigin } from "#app/_components/site-origin.ts";
import { orNotFound } from "#app/_data/or-not-found.ts";
import type { Offering } from "#server/offering/contract.ts";
import { Tabs } from "../../../_components/tabs.tsx";
import { currentIssuer } from "../../../_data/issuer.ts";

import { readOffering } from "../../../_data/records.ts";
import { HistoryLink } from "../../audit/_history/history-link.tsx";
import { micrositeUrl } from "../_form/subdomain.ts";
import { isEditable } from "./editable.ts";
import classes from "./layout.module.css";
import { PublishButton } from "./publish-button.tsx";

interface OfferingLayoutProps {
  params: Promise<{ offeringId: string }>;
  children: ReactNode;
}

export async function generateMetadata({ params }: OfferingLayoutProps): Promise<Metadata> {
  if ((await currentIssuer()) === null) return {};
  return { title: (await orNotFound(readOffering((await params).offeringId))).title };
}

/** What every page about an offering begins with: what it is, where it stands, what one can do with it. */
export default async function OfferingLayout({ params, children }: OfferingLayoutProps) {
  if ((await currentIssuer()) === null) return null;
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
      {isDraft && (
        <div className={classes.draft}>
          <Notice title="This is a draft">
            Only your organization sees it. Once it is published, its site is {site}.
          </Notice>
          <PublishButton offeringId={offeringId} question={whatPublishingDoes(offering, site)} />
        </div>
      )}
      <Tabs
        label="Offering"
        tabs={[
          { href: path, label: "Overview" },
          { href: `${path}/purchases`, label: "Purchases" },
          { href: `${path}/participants`, label: "Participants" },
          ...(isEditable(offering) ? [{ href: `${path}/edit`, label: "Edit" }] : []),
        ]}
      />
      {children}
    </>
  );
}

function whatPublishingDoes({ availability, offeringPeriod }: Offering, site: string): string {
  const visible = `Everybody sees it on the market and at ${site}.`;
  if (availability === "UPCOMING") {
    return `${visible} Buying begins on ${formatDate(offeringPeriod.startDate, "dateTime")}.`;
  }
  if (availability === "ENDED")
    return `${visible} Its period has ended, so nobody can buy; move its end first.`;
  return `${visible} Buying begins at once. Price, start, token, currency and limits freeze with the first purchase.`;
}
