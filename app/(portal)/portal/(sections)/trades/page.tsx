import { IconArrowsExchange } from "@tabler/icons-react";
import type { Metadata } from "next";
import { ButtonLink } from "#app/_components/button-link.tsx";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { Pagination } from "#app/_components/list/pagination.tsx";
import { Page } from "#app/_components/page.tsx";
import { PageHeader } from "#app/_components/page-header.tsx";
import { orFirstPage } from "#app/_data/or-first-page.ts";
import { param } from "#app/_data/page-links.ts";
import { trpc } from "#app/_trpc/server.ts";
import { CardList } from "#app/(portal)/_components/card-list.tsx";
import { customerPage } from "#app/(portal)/_components/customer-page.tsx";
import { listTokens, tokensOf } from "#app/(portal)/_data/tokens.ts";
import { TradeItem } from "./_trades/trade-item.tsx";

export const metadata: Metadata = { title: "Your trades" };

const PATH = "/portal/trades";

const about = { title: "Your trades", purpose: "trade with other customers", path: PATH };

/** What a customer bought and sold on the bulletin board, and whether it is paid. */
export default customerPage(about, async ({ customerId, params }) => {
  const page = await orFirstPage(
    trpc.trade.list({ customerId, cursor: param(params, "cursor") }),
    PATH,
    params,
  );
  const tokens = await tokensOf(page.data, await listTokens());
  return (
    <Page>
      <PageHeader
        title="Your trades"
        description="What you bought and sold on the bulletin board."
        actions={
          <ButtonLink look="outline" href="/portal/board">
            Bulletin board
          </ButtonLink>
        }
      />
      {page.data.length === 0 ? (
        <EmptyState
          icon={IconArrowsExchange}
          title="You have not traded yet"
          action={<ButtonLink href="/portal/board">See the open offers</ButtonLink>}
        >
          Accept an offer on the bulletin board, or post one of your own.
        </EmptyState>
      ) : (
        <CardList label="Trades">
          {page.data.map((trade) => (
            <TradeItem
              key={trade.tradeId}
              trade={trade}
              token={tokens.get(trade.tokenId)}
              customerId={customerId}
            />
          ))}
        </CardList>
      )}
      <Pagination path={PATH} params={params} nextCursor={page.nextCursor} label="Trades" />
    </Page>
  );
});
