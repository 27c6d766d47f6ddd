import { IconPlus } from "@tabler/icons-react";
import type { Metadata } from "next";
import Link from "next/link";
import { cache } from "react";
import { ButtonLink } from "#app/_components/button-link.tsx";
import { Notice } from "#app/_components/notice.tsx";
import { Page } from "#app/_components/page.tsx";
import { PageHeader } from "#app/_components/page-header.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { PriceChart } from "#app/_components/price-chart/price-chart.tsx";
import { readPrices } from "#app/_components/price-chart/read-prices.ts";
import { TokenAmount } from "#app/_components/token-amount.tsx";
import { currentViewer } from "#app/_data/current-viewer.ts";
import { orNotFound } from "#app/_data/or-not-found.ts";
import { param, type SearchParams } from "#app/_data/page-links.ts";
import { trpc } from "#app/_trpc/server.ts";
import { issuePriceInEuro } from "#app/_words/unit-price.ts";
import { EVERY_OFFER, OfferColumns } from "#app/(portal)/_board/offer-columns.tsx";
import { TradeRows } from "#app/(portal)/_board/trade-rows.tsx";
import { NotACustomer } from "#app/(portal)/_components/not-a-customer.tsx";
import { TokenFigures } from "#app/(portal)/_components/token-figures.tsx";
import { byToken } from "#app/(portal)/_data/holdings.ts";
import { issuePrices } from "#app/(portal)/_data/issue-prices.ts";
import classes from "./page.module.css";

interface BoardTokenPageProps {
  params: Promise<{ tokenId: string }>;
  searchParams: Promise<SearchParams>;
}

/** Once a request: the page and its title are about the same token. */
const readBoardToken = cache((tokenId: string, customerId: string) =>
  trpc.bulletinBoard.token.get({ tokenId, customerId }),
);

export async function generateMetadata({ params }: BoardTokenPageProps): Promise<Metadata> {
  const { customerId } = await currentViewer();
  if (customerId === undefined) return { title: "Bulletin board" };
  const tokenId = decodeURIComponent((await params).tokenId);
  const { token } = await orNotFound(readBoardToken(tokenId, customerId));
  return { title: `${token.tokenName} on the bulletin board` };
}

/** One token on the board: its prices over time, what is offered, what was traded, what one holds of it. */
export default async function BoardTokenPage({ params, searchParams }: BoardTokenPageProps) {
  const [{ tokenId: encoded }, asked, viewer] = await Promise.all([params, searchParams, currentViewer()]);
  const tokenId = decodeURIComponent(encoded);
  const path = `/portal/board/token/${encoded}`;
  const { customerId } = viewer;
  if (customerId === undefined) {
    return (
      <NotACustomer
        viewer={viewer}
        title="Bulletin board"
        purpose="trade with other customers"
        returnTo={path}
      />
    );
  }
  const { token, toSell, toBuy } = await orNotFound(readBoardToken(tokenId, customerId));
  const [prices, { data: trades }, { tokens }, { wallets, holdings, verificationStatus }, issue] =
    await Promise.all([
      readPrices(tokenId),
      trpc.trade.list({ tokenId, limit: 10 }),
      trpc.portfolio.get({ customerId, tokenId }),
      trpc.customer.get({ customerId }),
      issuePrices([tokenId]),
    ]);
  const issuePrice = issuePriceInEuro(issue.get(tokenId));
  const [own] = tokens;
  const held = byToken(holdings).find((one) => one.tokenId === tokenId);
  const post = (intention: "BUY" | "SELL") =>
    `/portal/board/new?${new URLSearchParams({ intention, token: tokenId })}`;
  return (
    <Page>
      <PageHeader
        breadcrumb={[
          { label: "Portal", href: "/portal" },
          { label: "Bulletin board", href: "/portal/board" },
        ]}
        title={token.tokenName}
        description={`${token.tokenSymbol}, traded between customers for euros. It is a board: nothing is matched by itself.`}
        actions={
          <>
            <ButtonLink look="outline" href={post("SELL")}>
              Offer to sell
            </ButtonLink>
            <ButtonLink href={post("BUY")}>
              <IconPlus size={16} aria-hidden />
              Offer to buy
            </ButtonLink>
          </>
        }
      />
      <div className={classes.stack}>
        {token.isPaused && (
          <Notice tone="warning" title="This token is paused">
            Its issuer has paused it: nothing can be traded until it is active again.
          </Notice>
        )}
        <Panel title="Price">
          <PriceChart history={prices} symbol={token.tokenSymbol} issuePrice={issuePrice} />
        </Panel>
        {verificationStatus !== "COMPLETED" && (
          <Notice tone="info" title="You cannot accept offers yet">
            <span>
              Your identity check has to be done first: see{" "}
              <Link href="/portal/verification">Verification</Link>.
            </span>
          </Notice>
        )}
        <OfferColumns
          path={path}
          token={token}
          toSell={toSell}
          toBuy={toBuy}
          isEvery={param(asked, "show") === EVERY_OFFER}
          customerId={customerId}
          wallets={wallets.map(({ address }) => address)}
        />
        <div className={classes.columns}>
          <Panel title="Last trades">
            <TradeRows trades={trades} symbol={token.tokenSymbol} />
          </Panel>
          <Panel
            title="Yours"
            description={
              held && (
                <>
                  <TokenAmount amount={held.total} symbol={held.symbol} />, of it{" "}
                  <TokenAmount amount={held.available} /> available
                </>
              )
            }
            aside={<Link href={`/portal/holdings/${encodeURIComponent(tokenId)}`}>History</Link>}
          >
            {own ? <TokenFigures token={own} /> : <p>You hold no {token.tokenSymbol}.</p>}
          </Panel>
        </div>
      </div>
    </Page>
  );
}
