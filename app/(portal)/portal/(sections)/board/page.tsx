import { IconClipboardList, IconPlus } from "@tabler/icons-react";
import type { Metadata } from "next";
import { ButtonLink } from "#app/_components/button-link.tsx";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { type Column, DataTable } from "#app/_components/list/data-table.tsx";
import { Pagination } from "#app/_components/list/pagination.tsx";
import { Page } from "#app/_components/page.tsx";
import { PageHeader } from "#app/_components/page-header.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { orFirstPage } from "#app/_data/or-first-page.ts";
import { param } from "#app/_data/page-links.ts";
import { trpc } from "#app/_trpc/server.ts";
import { formatUnitPrice } from "#app/_words/unit-price.ts";
import { Change } from "#app/(portal)/_board/change.tsx";
import { customerPage } from "#app/(portal)/_components/customer-page.tsx";
import { type BoardToken, CHANGE_DAYS } from "#server/domain/secondary/board-token/contract.ts";

export const metadata: Metadata = { title: "Bulletin board" };

const PATH = "/portal/board";

const about = { title: "Bulletin board", purpose: "trade with other customers", path: PATH };

const priceOr = (price: { unitPriceInEuro: number } | undefined) =>
  price ? formatUnitPrice(price.unitPriceInEuro) : "–";

const columns: readonly Column<BoardToken>[] = [
  { header: "Token", cell: ({ tokenName, tokenSymbol }) => `${tokenName} (${tokenSymbol})` },
  { header: "Last price", align: "end", cell: ({ lastTrade }) => priceOr(lastTrade) },
  {
    header: `${CHANGE_DAYS} days`,
    align: "end",
    cell: ({ change }) => (change === undefined ? "–" : <Change of={change} />),
  },
  { header: "Cheapest to buy", align: "end", cell: ({ bestToSell }) => priceOr(bestToSell) },
  { header: "Best price to sell", align: "end", cell: ({ bestToBuy }) => priceOr(bestToBuy) },
];

/** The tokens that customers trade, with what each goes for; each has a page of its own. */
export default customerPage(about, async ({ viewer, params }) => {
  const { data, nextCursor } = await orFirstPage(
    trpc.bulletinBoard.token.list({ sort: "name", order: "asc", cursor: param(params, "cursor") }),
    PATH,
    params,
  );
  return (
    <Page>
      <PageHeader
        title="Bulletin board"
        description={`Customers of ${viewer.organizationName} offer to buy or sell tokens for euros.`}
        actions={
          <>
            <ButtonLink look="outline" href={`${PATH}/offers`}>
              All offers
            </ButtonLink>
            <ButtonLink href={`${PATH}/new`}>
              <IconPlus size={16} aria-hidden />
              Post an offer
            </ButtonLink>
          </>
        }
      />
      {data.length === 0 ? (
        <EmptyState icon={IconClipboardList} title="There are no tokens yet">
          What this issuer tokenizes can be traded here.
        </EmptyState>
      ) : (
        <Panel title="Tokens" isFlush>
          <DataTable
            caption="Tokens on the bulletin board"
            columns={columns}
            rows={data}
            rowKey={({ tokenId }) => tokenId}
            rowHref={({ tokenId }) => `${PATH}/token/${encodeURIComponent(tokenId)}`}
          />
        </Panel>
      )}
      <Pagination path={PATH} params={params} nextCursor={nextCursor} label="Tokens" />
    </Page>
  );
});
