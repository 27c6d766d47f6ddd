import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { MAIN_ID } from "#app/_components/page.tsx";
import { marketOffering } from "#app/_data/market.ts";
import { marketIssuer } from "#app/_data/market-issuer.ts";
import { orNotFound } from "#app/_data/or-not-found.ts";
import { siteOrigin } from "#app/_data/site-origin.ts";
import { Branded } from "#app/_issuer/branded.tsx";
import { BuyBar } from "#app/_offering/buy-bar.tsx";
import { FundingSummary } from "#app/_offering/funding-summary.tsx";
import { OfferingStory } from "#app/_offering/offering-story.tsx";
import { Highlights } from "#app/_offering/story/highlights.tsx";
import { previewLinks } from "#app/_previews/preview-links.ts";
import { trpc } from "#app/_trpc/server.ts";
import { mainSite } from "./_components/main-site.ts";
import { MicrositeFooter } from "./_components/microsite-footer.tsx";
import { MicrositeHero } from "./_components/microsite-hero.tsx";
import classes from "./page.module.css";

interface MicrositeProps {
  params: Promise<{ subdomain: string }>;
}

const offeringAt = cache(async (subdomain: string) => {
  const { data } = await orNotFound(trpc.market.list({ subdomain, limit: 1 }));
  return marketOffering(data[0]?.offeringId ?? notFound());
});

export async function generateMetadata({ params }: MicrositeProps): Promise<Metadata> {
  const { subdomain } = await params;
  const origin = await siteOrigin();
  const { offeringId, title, subtitle, description } = await offeringAt(subdomain);
  const site = mainSite(origin, subdomain);
  const summary = subtitle || description?.slice(0, 160) || title;
  return {
    title: { absolute: title },
    description: summary,
    metadataBase: new URL(origin),
    alternates: { canonical: `${site}/offerings/${offeringId}` },
    ...previewLinks({ title, description: summary, picture: `${site}/previews/offerings/${offeringId}` }),
  };
}

/** An offering's own site at its subdomain, in its issuer's brand: one page, one picture, one thing to do. */
export default async function Microsite({ params }: MicrositeProps) {
  const { subdomain } = await params;
  const offering = await offeringAt(subdomain);
  const site = mainSite(await siteOrigin(), subdomain);
  const href = `${site}/offerings/${offering.offeringId}`;
  const issuer = await marketIssuer(offering.organizationId);
  return (
    <Branded brand={issuer.brand}>
      <main id={MAIN_ID} className={classes.main}>
        <MicrositeHero offering={offering} href={href} logoUrl={issuer.brand?.logoUrl} />
        <div className={classes.content}>
          <Highlights items={offering.highlights} />
          <FundingSummary offering={offering} />
          <OfferingStory offering={offering} />
        </div>
        <BuyBar offering={offering} href={href} />
      </main>
      <MicrositeFooter issuer={issuer} site={site} />
    </Branded>
  );
}
