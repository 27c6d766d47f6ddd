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
import { MAIN_ID } from "#app/_components/page.tsx";
import { marketTypes } from "#app/_data/market.ts";
import type { SearchParams } from "#app/_data/page-links.ts";
import { previewLinks } from "#app/_previews/preview-links.ts";
import { Featured, featuredOf } from "./_components/featured.tsx";
import { MarketFilters } from "./_components/market-filters.tsx";
import { OfferingLists } from "./_components/offering-lists.tsx";
import { StageChips } from "./_components/stage-chips.tsx";
import { isFiltered, readMarketParams } from "./_data/market-query.ts";
import { readMarket } from "./_data/read-market.ts";
import classes from "./page.module.css";

export const metadata: Metadata = {
  alternates: { canonical: "/" },
  ...previewLinks({
    title: "Offerboard: tokenized real-world assets",
    description:
      "Buy shares of real-world assets as tokens: each offering with its price, its limits and what is left.",
    picture: "/previews/home",
  }),
};

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

/** The market: every published offering, stage by stage, or as one list in the order that was asked for. */
export default async function MarketPage({ searchParams }: MarketPageProps) {
  const params = await searchParams;
  const chosen = readMarketParams(params);
  const [shown, types] = await Promise.all([readMarket(chosen, { path: "/", params }), marketTypes()]);
  const lists = shown.list === undefined ? Object.values(shown.stages) : [shown.list];
  const count = lists.reduce((sum, { data }) => sum + data.length, 0);
  const featured =
    shown.stages === undefined || isFiltered(chosen) ? undefined : featuredOf(shown.stages.OPEN.data);
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
            {featured !== undefined && <Promises />}
          </div>
          {featured === undefined ? <Promises /> : <Featured offering={featured} />}
        </div>
      </section>
      <section className={classes.market} aria-labelledby="offerings">
        <h2 id="offerings" className={classes.heading}>
          Offerings
        </h2>
        <StageChips params={params} chosen={chosen.stage} />
        <MarketFilters chosen={chosen} types={types} />
        <p role="status" className="visually-hidden">
          {count === 1 ? "1 offering shown" : `${count} offerings shown`}
        </p>
        {count === 0 && <Nothing filtered={isFiltered(chosen)} />}
        <OfferingLists shown={shown} path="/" params={params} isFirst={featured === undefined} />
      </section>
    </main>
  );
}

function Promises() {
  return (
    <ul className={classes.promises}>
      {promises.map(({ icon: Icon, title, text }) => (
        <li key={title}>
          <Icon size={22} stroke={1.6} aria-hidden />
          <strong>{title}</strong>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
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
