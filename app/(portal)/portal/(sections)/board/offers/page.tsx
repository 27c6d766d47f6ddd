import { IconClipboardList, IconPlus } from "@tabler/icons-react";
import type { Metadata } from "next";
import { ButtonLink } from "#app/_components/button-link.tsx";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { Pagination } from "#app/_components/list/pagination.tsx";
import { Page } from "#app/_components/page.tsx";
import { PageHeader } from "#app/_components/page-header.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { PriceChart } from "#app/_components/price-chart/price-chart.tsx";
import { orFirstPage } from "#app/_data/or-first-page.ts";
import { BoardFilters } from "#app/(portal)/_board/board-filters.tsx";
import { OfferItem } from "#app/(portal)/_board/offer-item.tsx";
import { PriceComparison } from "#app/(portal)/_board/price-comparison.tsx";
import { readBoard, readBoardQuery } from "#app/(portal)/_board/read-board.ts";
import { CardList } from "#app/(portal)/_components/card-list.tsx";
import { customerPage } from "#app/(portal)/_components/customer-page.tsx";
import classes from "./page.module.css";

export const metadata: Metadata = { title: "Offers" };

const PATH = "/portal/board/offers";

const about = { title: "Offers", purpose: "trade with other customers", path: PATH };

/** All offers of the board, newest first; the filters live in the address. */
export default customerPage(about, async ({ viewer, customerId, params }) => {
  const query = readBoardQuery(params);
  const { page, tokens, byId, best, prices, wallets, issuePriceOf } = await orFirstPage(
    readBoard(query, customerId),
    PATH,
    params,
  );
  const token = query.tokenId === undefined ? undefined : byId.get(query.tokenId);
  return (
    <Page>
      <PageHeader
        breadcrumb={[
          { label: "Portal", href: "/portal" },
          { label: "Bulletin board", href: "/portal/board" },
        ]}
        title="All offers"
        description={`Customers of ${viewer.organizationName} offer to buy or sell tokens for euros.`}
        actions={
          <ButtonLink href="/portal/board/new">
            <IconPlus size={16} aria-hidden />
            Post an offer
          </ButtonLink>
        }
      />
      <div className={classes.board}>
        <BoardFilters path={PATH} query={query} tokens={tokens} />
        {token && best && (
          <PriceComparison token={token} issuePrice={issuePriceOf(token.tokenId)} {...best} />
        )}
        {token && prices && prices.points.length > 0 && (
          <Panel title={`Price of ${token.name}`}>
            <PriceChart history={prices} symbol={token.symbol} issuePrice={issuePriceOf(token.tokenId)} />
          </Panel>
        )}
        {page.data.length === 0 ? (
          <EmptyState
            icon={IconClipboardList}
            title="No such offer is on the board"
            action={
              <ButtonLink look="outline" href={PATH}>
                Show all open offers
              </ButtonLink>
            }
          >
            Change the filters, or post an offer of your own.
          </EmptyState>
        ) : (
          <section aria-labelledby="offers">
            <h2 id="offers" className="visually-hidden">
              Offers
            </h2>
            <CardList>
              {page.data.map((offer) => (
                <OfferItem
                  key={offer.offerId}
                  offer={offer}
                  token={byId.get(offer.tokenId)}
                  issuePrice={issuePriceOf(offer.tokenId)}
                  customerId={customerId}
                  wallets={wallets}
                />
              ))}
            </CardList>
          </section>
        )}
      </div>
      <Pagination path={PATH} params={params} nextCursor={page.nextCursor} label="Offers" />
    </Page>
  );
});
