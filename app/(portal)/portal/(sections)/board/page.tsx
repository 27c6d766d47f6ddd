import { IconClipboardList, IconPlus } from "@tabler/icons-react";
import type { Metadata } from "next";
import { ButtonLink } from "#app/_components/button-link.tsx";
import { currentViewer } from "#app/_components/current-viewer.ts";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { Page } from "#app/_components/page.tsx";
import { PageHeader } from "#app/_components/page-header.tsx";
import { hrefWith, type SearchParams } from "#app/_components/page-links.ts";
import { Pagination } from "#app/_components/pagination.tsx";
import { PriceChart } from "#app/_components/price-chart/price-chart.tsx";
import { NotACustomer } from "#app/(portal)/_components/not-a-customer.tsx";
import { Panel } from "#app/(portal)/_components/panel.tsx";
import { startAgain } from "#app/(portal)/_data/start-again.ts";
import { BoardFilters } from "./_board/board-filters.tsx";
import { OfferItem } from "./_board/offer-item.tsx";
import { PriceComparison } from "./_board/price-comparison.tsx";
import { readBoard, readBoardQuery } from "./_board/read-board.ts";
import classes from "./page.module.css";

export const metadata: Metadata = { title: "Bulletin board" };

const PATH = "/portal/board";

/** Where customers offer to buy or sell tokens for euros, newest first; the filters live in the address. */
export default async function BoardPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const [viewer, params] = await Promise.all([currentViewer(), searchParams]);
  const { customerId } = viewer;
  if (customerId === undefined) {
    return (
      <NotACustomer
        viewer={viewer}
        title="Bulletin board"
        purpose="trade with other customers"
        returnTo={hrefWith(PATH, params, {})}
      />
    );
  }
  const query = readBoardQuery(params);
  const { page, tokens, byId, best, prices, wallets, issuePriceOf } = await readBoard(
    query,
    customerId,
  ).catch(startAgain(PATH, params));
  const token = query.tokenId === undefined ? undefined : byId.get(query.tokenId);
  return (
    <Page>
      <PageHeader
        title="Bulletin board"
        description={`Customers of ${viewer.organizationName} offer to buy or sell tokens for euros.`}
        actions={
          <ButtonLink href={`${PATH}/new`}>
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
            <ul className={classes.offers}>
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
            </ul>
          </section>
        )}
      </div>
      <Pagination path={PATH} params={params} nextCursor={page.nextCursor} label="Offers" />
    </Page>
  );
}
