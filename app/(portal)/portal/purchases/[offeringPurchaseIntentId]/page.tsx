import type { Metadata } from "next";
import Link from "next/link";
import { Address } from "#app/_components/address.tsx";
import { DateTime } from "#app/_components/date-time.tsx";
import { PurchasePapers } from "#app/_components/documents/purchase-papers.tsx";
import { FactRows } from "#app/_components/fact-rows.tsx";
import { CancelPurchase } from "#app/_components/form/cancel-purchase.tsx";
import { Identifier } from "#app/_components/identifier.tsx";
import { Money } from "#app/_components/money.tsx";
import { onChainFacts } from "#app/_components/on-chain-facts.tsx";
import { Page } from "#app/_components/page.tsx";
import { PageHeader } from "#app/_components/page-header.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { StatusBadge } from "#app/_components/status-badge.tsx";
import { Timeline } from "#app/_components/timeline.tsx";
import { TokenAmount } from "#app/_components/token-amount.tsx";
import { currentViewer } from "#app/_data/current-viewer.ts";
import { orNotFound } from "#app/_data/or-not-found.ts";
import { param, type SearchParams } from "#app/_data/page-links.ts";
import { trpc } from "#app/_trpc/server.ts";
import { InYourWallet } from "#app/(portal)/_components/in-your-wallet.tsx";
import { NotACustomer } from "#app/(portal)/_components/not-a-customer.tsx";
import { NextStep } from "./_purchase/next-step.tsx";
import { PurchaseMoney } from "./_purchase/purchase-money.tsx";
import { purchaseSteps } from "./_purchase/purchase-steps.ts";
import { ReservedNotice } from "./_purchase/reserved-notice.tsx";
import classes from "./page.module.css";

export const metadata: Metadata = { title: "Your purchase" };

interface PurchasePageProps {
  params: Promise<{ offeringPurchaseIntentId: string }>;
  searchParams: Promise<SearchParams>;
}

/** One purchase: what to do now, how far it got, what was bought; `?new=1` is where buying ends. */
export default async function PurchasePage({ params, searchParams }: PurchasePageProps) {
  const [viewer, { offeringPurchaseIntentId }, query] = await Promise.all([
    currentViewer(),
    params,
    searchParams,
  ]);
  const { customerId } = viewer;
  if (customerId === undefined) {
    return (
      <NotACustomer
        viewer={viewer}
        title="Your purchase"
        purpose="see your purchases"
        returnTo={`/portal/purchases/${encodeURIComponent(offeringPurchaseIntentId)}`}
      />
    );
  }
  const purchase = await orNotFound(trpc.offeringPurchaseIntent.get({ offeringPurchaseIntentId }));
  const [offering, customer, methods, underWay] = await Promise.all([
    trpc.offering.get({ offeringId: purchase.offeringId }),
    trpc.customer.get({ customerId }),
    trpc.payment.methods({}),
    trpc.payment.list({ offeringPurchaseIntentId, status: "PROCESSING", limit: 1 }),
  ]);
  const isUnderWay = underWay.data.length > 0;
  const providers = methods.data.map(({ provider }) => provider).filter((one) => one !== "BANK_TRANSFER");
  const { payment, settlement } = purchase;
  const token = settlement.chain && (await trpc.token.get({ tokenId: offering.tokenId }));
  const isNew = param(query, "new") !== undefined && payment.purchaseStatus === "PENDING";
  return (
    <Page>
      <PageHeader
        breadcrumb={[
          { label: "Portal", href: "/portal" },
          { label: "Purchases", href: "/portal/purchases" },
        ]}
        title={offering.title}
        badge={<StatusBadge kind="purchaseStatus" value={payment.purchaseStatus} />}
        description={
          <>
            <TokenAmount amount={payment.tokenAmount} symbol={offering.token.symbol} /> for{" "}
            <Money amount={payment.purchaseAmount} currency={payment.currency} />
          </>
        }
      />
      <div className={classes.columns}>
        <div className={classes.column}>
          {isNew && <ReservedNotice isLast={settlement.blockedBy.length === 1} />}
          <NextStep
            purchase={purchase}
            offering={offering}
            customer={customer}
            providers={providers}
            isUnderWay={isUnderWay}
          />
          {token && <InYourWallet token={token} />}
          <PurchaseMoney offeringPurchaseIntentId={purchase.offeringPurchaseIntentId} />
          <div className={classes.last}>
            <Panel title="Details">
              <FactRows
                facts={[
                  {
                    term: "Offering",
                    value: <Link href={`/offerings/${offering.offeringId}`}>{offering.title}</Link>,
                  },
                  {
                    term: "Updates",
                    value: <Link href={`/portal/updates/${offering.offeringId}`}>What the issuer tells</Link>,
                  },
                  {
                    term: "Tokens",
                    value: <TokenAmount amount={payment.tokenAmount} symbol={offering.token.symbol} />,
                  },
                  {
                    term: "Price per token",
                    value: <Money amount={offering.pricePerToken} currency={payment.currency} />,
                  },
                  {
                    term: "Amount",
                    value: <Money amount={payment.purchaseAmount} currency={payment.currency} />,
                  },
                  { term: "Wallet", value: <Address address={purchase.walletAddress} /> },
                  settlement.status !== "NONE" && {
                    term: "Settlement",
                    value: <StatusBadge kind="settlementStatus" value={settlement.status} />,
                  },
                  ...onChainFacts(
                    settlement.chain && { ...settlement.chain, txHash: settlement.txHash },
                    token?.chain?.explorerUrl,
                  ),
                  {
                    term: "Purchase number",
                    value: <Identifier id={purchase.offeringPurchaseIntentId} label="purchase number" />,
                  },
                  { term: "Bought", value: <DateTime value={purchase.createdAt} detail="dateTime" /> },
                ]}
              />
            </Panel>
          </div>
        </div>
        <div className={classes.column}>
          <Panel title="Progress">
            <Timeline steps={purchaseSteps(purchase, offering, isUnderWay)} />
          </Panel>
          <Panel title="Papers">
            <PurchasePapers offeringPurchaseIntentId={purchase.offeringPurchaseIntentId} />
          </Panel>
          {payment.purchaseStatus === "PENDING" && <CancelPurchase purchase={purchase} />}
        </div>
      </div>
    </Page>
  );
}
