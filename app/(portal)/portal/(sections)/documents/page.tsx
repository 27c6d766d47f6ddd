import { IconFileText } from "@tabler/icons-react";
import type { Metadata } from "next";
import { ButtonLink } from "#app/_components/button-link.tsx";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { Pagination } from "#app/_components/list/pagination.tsx";
import { Page } from "#app/_components/page.tsx";
import { PageHeader } from "#app/_components/page-header.tsx";
import { orFirstPage } from "#app/_data/or-first-page.ts";
import { param } from "#app/_data/page-links.ts";
import { trpc } from "#app/_trpc/server.ts";
import { customerPage } from "#app/(portal)/_components/customer-page.tsx";
import { offeringsOf } from "#app/(portal)/_data/offerings.ts";
import { PurchasePaperRows } from "./_documents/purchase-paper-rows.tsx";
import { StatementRows } from "./_documents/statement-rows.tsx";
import { TradeNoteRows } from "./_documents/trade-note-rows.tsx";
import classes from "./page.module.css";

export const metadata: Metadata = { title: "Your documents" };

const PATH = "/portal/documents";

const about = { title: "Your documents", purpose: "get your papers", path: PATH };

/** Trades whose notes stand on the first page; all of them are on the page of trades. */
const TRADES = 20;

/** Everything on paper: yearly statements, agreements and contract notes. */
export default customerPage(about, async ({ customerId, params }) => {
  const cursor = param(params, "cursor");
  const [statements, purchases, trades] = await Promise.all([
    trpc.portfolio.statements({ customerId }),
    orFirstPage(trpc.offeringPurchaseIntent.list({ customerId, cursor }), PATH, params),
    trpc.trade.list({ customerId, limit: TRADES }),
  ]);
  const offerings = await offeringsOf(purchases.data);
  const isEmpty = statements.data.length + purchases.data.length + trades.data.length === 0;
  return (
    <Page>
      <PageHeader
        title="Your documents"
        description="Statements for your taxes and your files, and a paper for everything you bought or traded."
      />
      {isEmpty ? (
        <EmptyState
          icon={IconFileText}
          title="There are no documents yet"
          action={<ButtonLink href="/">Find an offering</ButtonLink>}
        >
          With your first purchase its agreement appears here, and a statement for each year after it.
        </EmptyState>
      ) : (
        <div className={classes.stack}>
          <StatementRows customerId={customerId} statements={statements.data} />
          <div>
            <PurchasePaperRows purchases={purchases.data} offerings={offerings} />
            <Pagination path={PATH} params={params} nextCursor={purchases.nextCursor} label="Purchases" />
          </div>
          <TradeNoteRows trades={trades.data} customerId={customerId} hasMore={trades.hasMore} />
        </div>
      )}
    </Page>
  );
});
