import type { Metadata } from "next";
import Link from "next/link";
import { MAIN_ID } from "#app/_components/page.tsx";
import { marketOffering } from "#app/_data/market.ts";
import { BuyBar } from "#app/_offering/buy-bar.tsx";
import { OfferingHead } from "#app/_offering/offering-head.tsx";
import { OfferingStory } from "#app/_offering/offering-story.tsx";
import { price } from "#app/_offering/wording.ts";
import { previewLinks } from "#app/_previews/preview-links.ts";
import { BuySection } from "./_components/buy-section.tsx";
import { TokenFacts } from "./_components/token-facts.tsx";
import { Updates } from "./_components/updates.tsx";
import classes from "./page.module.css";

interface OfferingPageProps {
  params: Promise<{ offeringId: string }>;
}

export async function generateMetadata({ params }: OfferingPageProps): Promise<Metadata> {
  const { offeringId } = await params;
  const offering = await marketOffering(offeringId);
  const { title, subtitle, organizationName } = offering;
  const description = `${subtitle ? `${subtitle}. ` : ""}Tokens at ${price(offering)} each, offered by ${organizationName}.`;
  return {
    title,
    description,
    alternates: { canonical: `/offerings/${offeringId}` },
    ...previewLinks({ title, description, picture: `/previews/offerings/${offeringId}` }),
  };
}

/** Everything a buyer wants to know of one offering, and the way to buy. */
export default async function OfferingPage({ params }: OfferingPageProps) {
  const offering = await marketOffering((await params).offeringId);
  return (
    <main id={MAIN_ID} tabIndex={-1} className={classes.page}>
      <nav aria-label="Breadcrumb" className={classes.breadcrumb}>
        <Link href="/" prefetch={false}>
          All offerings
        </Link>
      </nav>
      <div className={classes.columns}>
        <div className={classes.head}>
          <OfferingHead offering={offering} />
        </div>
        <aside className={classes.side} aria-label="Buy">
          <BuySection offering={offering} />
        </aside>
        <div className={classes.body}>
          <OfferingStory offering={offering}>
            <TokenFacts token={offering.token} />
          </OfferingStory>
          <Updates offeringId={offering.offeringId} />
        </div>
      </div>
      <BuyBar offering={offering} href="#buy" />
    </main>
  );
}
