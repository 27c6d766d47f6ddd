import { IconCoins } from "@tabler/icons-react";
import type { Metadata } from "next";
import { ButtonLink } from "#app/_components/button-link.tsx";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { Page } from "#app/_components/page.tsx";
import { PageHeader } from "#app/_components/page-header.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { trpc } from "#app/_trpc/server.ts";
import { customerPage } from "#app/(portal)/_components/customer-page.tsx";
import { byToken } from "#app/(portal)/_data/holdings.ts";
import { issuePrices } from "#app/(portal)/_data/issue-prices.ts";
import { ShareChart } from "./_holdings/share-chart.tsx";
import { TokenPanel } from "./_holdings/token-panel.tsx";
import { valueShares } from "./_holdings/value-shares.ts";
import classes from "./page.module.css";

export const metadata: Metadata = { title: "Your holdings" };

const about = { title: "Your holdings", purpose: "hold tokens", path: "/portal/holdings" };

/** The tokens a customer holds, token by token and wallet by wallet. */
export default customerPage(about, async ({ customerId }) => {
  const { holdings } = await trpc.customer.get({ customerId });
  const held = byToken(holdings);
  if (held.length === 0) {
    return (
      <Page>
        <PageHeader title="Your holdings" />
        <EmptyState
          icon={IconCoins}
          title="You hold no tokens yet"
          action={<ButtonLink href="/portal/purchases">See your purchases</ButtonLink>}
        >
          Tokens you bought arrive here when their offering closes successfully.
        </EmptyState>
      </Page>
    );
  }
  const shares = valueShares(held, await issuePrices(held.map(({ tokenId }) => tokenId)));
  return (
    <Page>
      <PageHeader
        title="Your holdings"
        description="What is available can be sold; what is frozen is held by your open offers or by a lock-up."
        actions={
          <ButtonLink look="outline" href="/portal/board?by=me">
            Your offers
          </ButtonLink>
        }
      />
      <div className={classes.holdings}>
        {shares.length > 0 && (
          <Panel title="Share by value">
            <div className={classes.charts}>
              {shares.map((one) => (
                <ShareChart key={one.currency} of={one} />
              ))}
            </div>
            <p className={classes.hint}>
              At the price each token was last issued for. What others pay on the bulletin board may differ.
            </p>
          </Panel>
        )}
        {held.map((token) => (
          <TokenPanel key={token.tokenId} held={token} />
        ))}
      </div>
    </Page>
  );
});
