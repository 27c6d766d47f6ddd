import type { Metadata } from "next";
import Link from "next/link";
import { redirect } from "next/navigation";
import { MAIN_ID } from "#app/_components/page.tsx";
import { marketIssuer } from "#app/_data/market-issuer.ts";
import { param, type SearchParams } from "#app/_data/page-links.ts";
import { Branded } from "#app/_issuer/branded.tsx";
import { IssuerContact } from "#app/_issuer/issuer-contact.tsx";
import { IssuerLogo } from "#app/_issuer/issuer-logo.tsx";
import { TrackRecord } from "#app/_issuer/track-record.tsx";
import { Section } from "#app/_offering/section.tsx";
import { previewLinks } from "#app/_previews/preview-links.ts";
import { formatDate } from "#app/_words/format.ts";
import { OfferingLists } from "#app/(market)/_components/offering-lists.tsx";
import { readMarketParams } from "#app/(market)/_data/market-query.ts";
import { readMarket } from "#app/(market)/_data/read-market.ts";
import classes from "./page.module.css";

interface IssuerPageProps {
  params: Promise<{ slug: string }>;
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ params }: IssuerPageProps): Promise<Metadata> {
  const { name, slug } = await marketIssuer((await params).slug);
  const description = `Who ${name} is, what it has raised, delivered and distributed, and what it offers.`;
  return {
    title: name,
    description,
    alternates: { canonical: `/issuers/${slug}` },
    ...previewLinks({ title: name, description, picture: `/previews/issuers/${slug}` }),
  };
}

/** An issuer in public: who it is, what it has done, what it offers. */
export default async function IssuerPage({ params, searchParams }: IssuerPageProps) {
  const [{ slug: asked }, query] = await Promise.all([params, searchParams]);
  const { organizationId, slug, name, brand, since, trackRecord } = await marketIssuer(asked);
  const path = `/issuers/${slug}`;
  if (asked !== slug) redirect(path);
  const shown = await readMarket(
    readMarketParams({ stage: param(query, "stage"), cursor: param(query, "cursor") }),
    { path, params: query, organizationId },
  );
  const says = brand !== undefined && Object.keys(brand).some((part) => !part.startsWith("accent"));
  return (
    <Branded brand={brand}>
      <main id={MAIN_ID} tabIndex={-1} className={classes.page}>
        <header className={classes.head}>
          {brand?.logoUrl !== undefined && <IssuerLogo src={brand.logoUrl} />}
          <h1>{name}</h1>
          <p>Issuer on Offerboard since {formatDate(since)}.</p>
        </header>
        <Section title="Track record">
          <TrackRecord record={trackRecord} />
        </Section>
        <Section title="Offerings">
          {trackRecord.offerings === 0 && <p>None is published yet.</p>}
          {shown.list !== undefined && (
            <Link href={path} prefetch={false}>
              All offerings of {name}
            </Link>
          )}
          <OfferingLists shown={shown} path={path} params={query} />
        </Section>
        {says && (
          <Section title="Imprint and contact" anchor="imprint">
            <IssuerContact brand={brand} />
          </Section>
        )}
      </main>
    </Branded>
  );
}
