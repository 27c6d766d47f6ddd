import { IconArrowsExchange } from "@tabler/icons-react";
import type { Metadata } from "next";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { PageHeader } from "#app/_components/page-header.tsx";
import { currentViewer } from "#app/_data/current-viewer.ts";
import { readCountedQuery } from "#app/_data/list-query.ts";
import { orFirstPage } from "#app/_data/or-first-page.ts";
import { trpc } from "#app/_trpc/server.ts";
import { statusOptions } from "#app/_words/status.ts";
import { issuerPage } from "#app/(console)/_components/issuer-page.tsx";
import { ListPanel } from "#app/(console)/_components/list-panel.tsx";
import { CustomerFilter, TokenFilter } from "#app/(console)/_components/record-filters.tsx";
import { readCustomer, readToken } from "#app/(console)/_data/records.ts";
import { displayName } from "#app/(console)/_words/names.ts";
import { BoardTabs } from "#app/(console)/console/bulletin-board/board-tabs.tsx";
import { listTrades } from "#server/domain/secondary/trade/contract.ts";
import { tradeColumns, tradeHref, tradeKey, tradeName } from "./columns.tsx";

export const metadata: Metadata = { title: "Trades" };

const path = "/console/bulletin-board/trades";

export default issuerPage(async ({ searchParams }) => {
  const params = await searchParams;
  const { may } = await currentViewer();
  const query = readCountedQuery(listTrades, params);
  const page = await orFirstPage(trpc.trade.list(query), path, params);
  const token = query.tokenId === undefined ? null : await readToken(query.tokenId).catch(() => null);
  const customer =
    query.customerId === undefined ? null : await readCustomer(query.customerId).catch(() => null);
  return (
    <>
      <PageHeader title="Bulletin board" description="What your customers sold to one another." />
      <BoardTabs />
      <ListPanel
        caption="Trades on the bulletin board"
        list={{ path, params, query }}
        page={page}
        columns={tradeColumns}
        rowKey={tradeKey}
        rowHref={tradeHref}
        searchLabel="Search by token or wallet"
        filters={[
          {
            name: "paymentStatus",
            label: "Payment",
            all: "Any payment",
            choices: statusOptions("tradePaymentStatus"),
          },
        ]}
        moreFilters={
          <>
            <TokenFilter chosen={token && { value: token.tokenId, label: token.name }} />
            <CustomerFilter chosen={customer && { value: customer.id, label: displayName(customer) }} />
          </>
        }
        hasDates
        exported={{ list: "trades" }}
        acting={{ of: "trades", as: tradeName, may }}
        nothingYet={
          <EmptyState icon={IconArrowsExchange} title="Nothing has changed hands yet">
            A trade appears here as soon as a customer accepts an offer.
          </EmptyState>
        }
      />
    </>
  );
});
