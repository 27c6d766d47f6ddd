import type { Metadata } from "next";
import Link from "next/link";
import { Address } from "#app/_components/address.tsx";
import { CancelPurchase } from "#app/_components/cancel-purchase.tsx";
import { CopyButton } from "#app/_components/copy-button.tsx";
import { currentViewer } from "#app/_components/current-viewer.ts";
import { DateTime } from "#app/_components/date-time.tsx";
import { Money } from "#app/_components/money.tsx";
import { Notice } from "#app/_components/notice.tsx";
import { Page } from "#app/_components/page.tsx";
import { PageHeader } from "#app/_components/page-header.tsx";
import { param, type SearchParams } from "#app/_components/page-links.ts";
import { PurchasePapers } from "#app/_components/purchase-papers.tsx";
import { StatusBadge } from "#app/_components/status-badge.tsx";
import { TokenAmount } from "#app/_components/token-amount.tsx";
import { orNotFound } from "#app/_data/or-not-found.ts";
import { trpc } from "#app/_trpc/server.ts";
import { NotACustomer } from "#app/(portal)/_components/not-a-customer.tsx";
import { Panel } from "#app/(portal)/_components/panel.tsx";
import { Timeline } from "#app/(portal)/_components/timeline.tsx";
import { MoneyMoves } from "./_purchase/money-moves.tsx";
import { NextStep } from "./_purchase/next-step.tsx";
import { purchaseSteps } from "./_purchase/purchase-steps.ts";
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
          {isNew && (
            <Notice tone="positive" role="status" title="Your tokens are reserved">
              <span>
                {settlement.blockedBy.length === 1
                  ? "One step is left, and it is yours: the payment."
                  : "What is left to do stands below, the payment first."}
              </span>
            </Notice>
          )}
          <NextStep
            purchase={purchase}
            offering={offering}
            customer={customer}
            providers={providers}
            isUnderWay={isUnderWay}
          />
          <MoneyMoves offeringPurchaseIntentId={purchase.offeringPurchaseIntentId} />
          <div className={classes.last}>
            <Panel title="Details">
              <dl className={classes.details}>
                <div>
                  <dt>Offering</dt>
                  <dd>
                    <Link href={`/offerings/${offering.offeringId}`}>{offering.title}</Link>
                  </dd>
                </div>
                <div>
                  <dt>Tokens</dt>
                  <dd>
                    <TokenAmount amount={payment.tokenAmount} symbol={offering.token.symbol} />
                  </dd>
                </div>
                <div>
                  <dt>Price per token</dt>
                  <dd>
                    <Money amount={offering.pricePerToken} currency={payment.currency} />
                  </dd>
                </div>
                <div>
                  <dt>Amount</dt>
                  <dd>
                    <Money amount={payment.purchaseAmount} currency={payment.currency} />
                  </dd>
                </div>
                <div>
                  <dt>Wallet</dt>
                  <dd>
                    <Address address={purchase.walletAddress} />
                  </dd>
                </div>
                {settlement.status !== "NONE" && (
                  <div>
                    <dt>Settlement</dt>
                    <dd>
                      <StatusBadge kind="settlementStatus" value={settlement.status} />
                    </dd>
                  </div>
                )}
                {settlement.txHash !== undefined && (
                  <div>
                    <dt>Transaction</dt>
                    <dd>
                      <Address address={settlement.txHash} label="transaction hash" />
                    </dd>
                  </div>
                )}
                <div>
                  <dt>Purchase number</dt>
                  <dd className={classes.id}>
                    {purchase.offeringPurchaseIntentId}
                    <CopyButton value={purchase.offeringPurchaseIntentId} label="purchase number" />
                  </dd>
                </div>
                <div>
                  <dt>Bought</dt>
                  <dd>
                    <DateTime value={purchase.createdAt} detail="dateTime" />
                  </dd>
                </div>
              </dl>
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
