import type { Metadata } from "next";
import Link from "next/link";
import { ButtonLink } from "#app/_components/button-link.tsx";
import { Money } from "#app/_components/money.tsx";
import { Page } from "#app/_components/page.tsx";
import { PageHeader } from "#app/_components/page-header.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { StatusBadge } from "#app/_components/status-badge.tsx";
import { Timeline } from "#app/_components/timeline.tsx";
import { currentViewer } from "#app/_data/current-viewer.ts";
import { formatCount } from "#app/_words/format.ts";
import { AwaitedList } from "#app/(portal)/_components/awaited-list.tsx";
import { ComingList } from "#app/(portal)/_components/coming-list.tsx";
import { NotACustomer } from "#app/(portal)/_components/not-a-customer.tsx";
import { StatLink } from "#app/(portal)/_components/stat-link.tsx";
import { byToken } from "#app/(portal)/_data/holdings.ts";
import { type DuePurchase, readOverview } from "#app/(portal)/_data/overview.ts";
import { sumByCurrency } from "#app/(portal)/_data/sums.ts";
import { verificationSteps } from "#app/(portal)/_data/verification-steps.ts";
import { Account } from "./_overview/account.tsx";
import { NextSteps } from "./_overview/next-steps.tsx";
import { PortfolioPanel } from "./_overview/portfolio-panel.tsx";
import { Wallets } from "./_overview/wallets.tsx";
import classes from "./page.module.css";

export const metadata: Metadata = { title: "Portal" };

/** What a customer sees first: what is theirs and what it is worth, what there is to pay, what there is to do. */
export default async function OverviewPage() {
  const viewer = await currentViewer();
  const { customerId, organizationName = "" } = viewer;
  if (customerId === undefined) {
    return (
      <NotACustomer
        viewer={viewer}
        title="Your portal"
        purpose="buy, hold and trade tokens"
        returnTo="/portal"
      />
    );
  }
  const { customer, portfolio, pending, due, offers, offerings } = await readOverview(customerId);
  const toPay = sumByCurrency(due.map((purchase) => purchase.toPay));
  const held = byToken(customer.holdings);
  // What there is to pay is never below the portfolio, however long that is.
  const stats = (
    <div className={classes.stats}>
      <StatLink
        label="To pay"
        href="/portal/purchases?purchaseStatus=PENDING"
        note={waitingForMoney(due, pending.hasMore)}
      >
        {toPay.length === 0 && "Nothing"}
        {toPay.map(({ currency, amount }) => (
          <Money key={currency} amount={amount} currency={currency} />
        ))}
      </StatLink>
      <StatLink
        label="Holdings"
        href="/portal/holdings"
        note={held.map(({ symbol }) => symbol).join(", ") || "No tokens yet"}
      >
        {heldTokens(held.length)}
      </StatLink>
      <StatLink label="Open offers" href="/portal/board/offers?by=me" note="On the bulletin board">
        {formatCount(offers.data.length)}
        {offers.hasMore && "+"}
      </StatLink>
    </div>
  );
  return (
    <Page>
      <PageHeader
        title={customer.name ?? customer.username ?? "Your portal"}
        badge={<StatusBadge kind="verificationStatus" value={customer.verificationStatus} />}
        description={`Customer of ${organizationName}`}
        actions={<ButtonLink href="/">Find an offering</ButtonLink>}
      />
      <div className={classes.page}>
        {toPay.length > 0 && stats}
        <PortfolioPanel portfolio={portfolio} />
        {toPay.length === 0 && stats}
        <div className={classes.columns}>
          <div className={classes.column}>
            <NextSteps
              customer={customer}
              due={due}
              offerings={offerings}
              issuer={organizationName}
              canSell={held.some(({ available }) => available !== "0")}
            />
            <AwaitedList awaiting={portfolio.awaiting} asOf={portfolio.asOf} />
            <ComingList coming={portfolio.coming} />
            <div id="wallets">
              <Wallets customer={customer} />
            </div>
          </div>
          <div className={classes.column} id="verification">
            <Panel title="Verification" aside={<Link href="/portal/verification">Details</Link>}>
              <Timeline steps={verificationSteps(customer)} />
            </Panel>
            <Account customer={customer} />
          </div>
        </div>
      </div>
    </Page>
  );
}

/** How many purchases the money is for: one that is paid and waits for something else is not among them. */
function waitingForMoney({ length }: readonly DuePurchase[], hasMore: boolean): string {
  if (length === 0) return "No purchase waits for money";
  if (length === 1) return "1 purchase waits for money";
  return `${formatCount(length)}${hasMore ? "+" : ""} purchases wait for money`;
}

function heldTokens(count: number): string {
  if (count === 0) return "None";
  return count === 1 ? "1 token" : `${formatCount(count)} tokens`;
}
