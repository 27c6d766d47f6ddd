import type { Metadata } from "next";
import Link from "next/link";
import { MAIN_ID } from "#app/_components/page.tsx";
import { marketOffering } from "#app/(market)/_data/market.ts";
import { price } from "#app/(market)/_data/wording.ts";
import { BuySection } from "./_components/buy-section.tsx";
import { Documents } from "./_components/documents.tsx";
import { Eligibility } from "./_components/eligibility.tsx";
import { Facts } from "./_components/facts.tsx";
import { FundingSummary } from "./_components/funding-summary.tsx";
import { NextSteps } from "./_components/next-steps.tsx";
import { OfferingHead } from "./_components/offering-head.tsx";
import { Prose } from "./_components/prose.tsx";
import { RiskNotice } from "./_components/risk-notice.tsx";
import { TokenFacts } from "./_components/token-facts.tsx";
import classes from "./page.module.css";

interface OfferingPageProps {
  params: Promise<{ offeringId: string }>;
}

export async function generateMetadata({ params }: OfferingPageProps): Promise<Metadata> {
  const { offeringId } = await params;
  const offering = await marketOffering(offeringId);
  const { title, subtitle, organizationName, imageUrl } = offering;
  const description = `${subtitle ? `${subtitle}. ` : ""}Tokens at ${price(offering)} each, offered by ${organizationName}.`;
  return {
    title,
    description,
    alternates: { canonical: `/offerings/${offeringId}` },
    openGraph: { type: "website", title, description, ...(imageUrl && { images: [imageUrl] }) },
  };
}

/** Everything a buyer wants to know of one offering, and the way to buy. */
export default async function OfferingPage({ params }: OfferingPageProps) {
  const offering = await marketOffering((await params).offeringId);
  return (
    <main id={MAIN_ID} tabIndex={-1} className={classes.page}>
      <nav aria-label="Breadcrumb" className={classes.breadcrumb}>
        <Link href="/">Market</Link>
      </nav>
      <div className={classes.columns}>
        <div className={classes.head}>
          <OfferingHead offering={offering} />
        </div>
        <aside className={classes.side} aria-label="Buy">
          <BuySection offering={offering} />
        </aside>
        <div className={classes.body}>
          <FundingSummary offering={offering} />
          <Facts offering={offering} />
          <Eligibility offering={offering} />
          <Prose title="About this offering" text={offering.description} />
          <Documents offering={offering} />
          <NextSteps offering={offering} />
          <TokenFacts token={offering.token} />
          <RiskNotice />
        </div>
      </div>
    </main>
  );
}
