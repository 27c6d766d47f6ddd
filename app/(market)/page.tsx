import {
  IconBook2,
  IconBuildingBank,
  IconReceiptRefund,
  IconScale,
  IconSearchOff,
} from "@tabler/icons-react";
import type { Metadata } from "next";
import { ButtonLink } from "#app/_components/button-link.tsx";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { Pagination } from "#app/_components/list/pagination.tsx";
import { MAIN_ID } from "#app/_components/page.tsx";
import { marketTypes } from "#app/_data/market.ts";
import { orFirstPage } from "#app/_data/or-first-page.ts";
import type { SearchParams } from "#app/_data/page-links.ts";
import { OfferingCard } from "#app/_offering/offering-card.tsx";
import { trpc } from "#app/_trpc/server.ts";
import { MarketFilters } from "./_components/market-filters.tsx";
import { isFiltered, marketQuery, readMarketParams } from "./_data/market-query.ts";
import classes from "./page.module.css";

export const metadata: Metadata = { alternates: { canonical: "/" } };

/** How many cards are in sight on a large screen before anybody scrolls. */
const IN_SIGHT = 3;

const promises = [
  {
    icon: IconScale,
    title: "Caps that hold",
    text: "No offering ever sells more than it says, whoever comes first.",
  },
  {
    icon: IconReceiptRefund,
    title: "Goal or money back",
    text: "If the goal is missed, every payer is refunded.",
  },
  { icon: IconBook2, title: "One register", text: "Every token is on a ledger whose entries never change." },
];

interface MarketPageProps {
  searchParams: Promise<SearchParams>;
}

/** The market: every published offering. */
export default async function MarketPage({ searchParams }: MarketPageProps) {
  const params = await searchParams;
  const chosen = readMarketParams(params);
  const [list, types] = await Promise.all([
    orFirstPage(trpc.market.list(marketQuery(chosen)), "/", params),
    marketTypes(),
  ]);
  return (
    <main id={MAIN_ID} tabIndex={-1}>
      <section className={classes.hero}>
        <div className={classes.heroInner}>
          <div className={classes.pitch}>
            <h1 className={classes.headline}>Own a share of something real.</h1>
            <p className={classes.lead}>
              Issuers sell tokens of the assets they run. Every price, every limit and what is left stands in
              plain sight.
            </p>
          </div>
          <ul className={classes.promises}>
            {promises.map(({ icon: Icon, title, text }) => (
              <li key={title}>
                <Icon size={22} stroke={1.6} aria-hidden />
                <strong>{title}</strong>
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className={classes.market} aria-labelledby="offerings">
        <h2 id="offerings" className={classes.heading}>
          Offerings
        </h2>
        <MarketFilters chosen={chosen} types={types} />
        <p role="status" className="visually-hidden">
          {list.data.length === 1 ? "1 offering shown" : `${list.data.length} offerings shown`}
        </p>
        {list.data.length === 0 ? (
          <Nothing filtered={isFiltered(chosen)} />
        ) : (
          <ul className={classes.grid}>
            {list.data.map((offering, index) => (
              <li key={offering.offeringId}>
                <OfferingCard offering={offering} priority={priorityOf(index)} />
              </li>
            ))}
          </ul>
        )}
        <Pagination path="/" params={params} nextCursor={list.nextCursor} label="Offerings" />
      </section>
    </main>
  );
}

function priorityOf(index: number): "first" | "soon" | "late" {
  if (index === 0) return "first";
  return index < IN_SIGHT ? "soon" : "late";
}

function Nothing({ filtered }: { filtered: boolean }) {
  return filtered ? (
    <EmptyState
      icon={IconSearchOff}
      title="No offering matches"
      action={
        <ButtonLink look="outline" href="/">
          Show all offerings
        </ButtonLink>
      }
    >
      Try fewer filters, or another word.
    </EmptyState>
  ) : (
    <EmptyState
      icon={IconBuildingBank}
      title="No offerings yet"
      action={<ButtonLink href="/console/offerings/new">Create an offering</ButtonLink>}
    >
      What issuers publish appears here at once.
    </EmptyState>
  );
}
