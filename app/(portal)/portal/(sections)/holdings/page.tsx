import { IconCoins } from "@tabler/icons-react";
import type { Metadata } from "next";
import { ButtonLink } from "#app/_components/button-link.tsx";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { DataTable } from "#app/_components/list/data-table.tsx";
import { Page } from "#app/_components/page.tsx";
import { PageHeader } from "#app/_components/page-header.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { trpc } from "#app/_trpc/server.ts";
import { customerPage } from "#app/(portal)/_components/customer-page.tsx";
import { ShareChart } from "#app/(portal)/_components/share-chart.tsx";
import { byToken } from "#app/(portal)/_data/holdings.ts";
import { newestOfferings } from "#app/(portal)/_data/newest-offerings.ts";
import { valueShares } from "#app/(portal)/_data/value-shares.ts";
import { holdingColumns } from "./_holdings/holding-columns.tsx";
import classes from "./page.module.css";

export const metadata: Metadata = { title: "Your holdings" };

const about = { title: "Your holdings", purpose: "hold tokens", path: "/portal/holdings" };

/** The tokens a customer holds, awaits or held, a row each; the most valuable first. */
export default customerPage(about, async ({ customerId }) => {
  const [{ holdings }, { tokens }] = await Promise.all([
    trpc.customer.get({ customerId }),
    trpc.portfolio.get({ customerId }),
  ]);
  if (tokens.length === 0) {
    return (
      <Page>
        <PageHeader title="Your holdings" />
        <EmptyState
          icon={IconCoins}
          title="You hold no tokens yet"
          action={<ButtonLink href="/portal/purchases">See your purchases</ButtonLink>}
        >
          What you pay for appears here, and its tokens arrive when their offering closes successfully.
        </EmptyState>
      </Page>
    );
  }
  const offerings = await newestOfferings(tokens.map(({ tokenId }) => tokenId));
  const heldOf = new Map(byToken(holdings).map((held) => [held.tokenId, held]));
  const rows = tokens.map((token) => ({
    token,
    held: heldOf.get(token.tokenId),
    offering: offerings.get(token.tokenId),
  }));
  const shares = valueShares(tokens);
  return (
    <Page>
      <PageHeader
        title="Your holdings"
        description="What is available can be sold; what is frozen is held by your open offers or by a lock-up."
        actions={
          <ButtonLink look="outline" href="/portal/board/offers?by=me">
            Your offers
          </ButtonLink>
        }
      />
      <div className={classes.holdings}>
        <Panel title="Tokens" isFlush>
          <DataTable
            caption="Your tokens"
            columns={holdingColumns}
            rows={rows}
            rowKey={({ token }) => token.tokenId}
            rowHref={({ token }) => `/portal/holdings/${encodeURIComponent(token.tokenId)}`}
          />
        </Panel>
        {shares.length > 0 && (
          <Panel title="Share by value">
            <div className={classes.charts}>
              {shares.map((one) => (
                <ShareChart key={one.currency} of={one} />
              ))}
            </div>
            <p className={classes.hint}>
              Each token at the price of its last trade on the bulletin board, or at its issue price where
              there was none; what is paid and not delivered yet, at what you paid.
            </p>
          </Panel>
        )}
      </div>
    </Page>
  );
});
