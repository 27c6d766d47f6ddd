import type { Metadata } from "next";
import Link from "next/link";
import { Address } from "#app/_components/address.tsx";
import { DateTime } from "#app/_components/date-time.tsx";
import { PurchasePapers } from "#app/_components/documents/purchase-papers.tsx";
import { FactRows } from "#app/_components/fact-rows.tsx";
import { CancelPurchase } from "#app/_components/form/cancel-purchase.tsx";
import { Identifier } from "#app/_components/identifier.tsx";
import { Money } from "#app/_components/money.tsx";
import { Notice } from "#app/_components/notice.tsx";
import { onChainFacts } from "#app/_components/on-chain-facts.tsx";
import { PageHeader } from "#app/_components/page-header.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { StatusBadge } from "#app/_components/status-badge.tsx";
import { Timeline } from "#app/_components/timeline.tsx";
import { TokenAmount } from "#app/_components/token-amount.tsx";
import { orNotFound } from "#app/_data/or-not-found.ts";
import { trpc } from "#app/_trpc/server.ts";
import { formatDate, formatInFours } from "#app/_words/format.ts";
import { Allowed } from "#app/(console)/_components/allowed.tsx";
import columns from "#app/(console)/_components/columns.module.css";
import { issuerPage } from "#app/(console)/_components/issuer-page.tsx";
import { MetadataPanel } from "#app/(console)/_components/metadata-panel.tsx";
import { readCustomer, readOffering, readToken } from "#app/(console)/_data/records.ts";
import { displayName, formatGates } from "#app/(console)/_words/names.ts";
import { HistoryLink } from "#app/(console)/console/audit/_history/history-link.tsx";
import { PurchasePayments } from "#app/(console)/console/purchases/_payments/purchase-payments.tsx";
import type { OfferingPurchaseIntent } from "#server/domain/primary/purchase-intent/contract.ts";
import { eventsOf } from "./events.ts";

export const metadata: Metadata = { title: "Purchase" };

export default issuerPage<{ offeringPurchaseIntentId: string }>(async ({ params }) => {
  const purchase = await orNotFound(trpc.offeringPurchaseIntent.get(await params));
  const { payment, settlement, paymentInstructions } = purchase;
  const { offeringPurchaseIntentId } = purchase;
  const [customer, offering, payments, refunds] = await Promise.all([
    readCustomer(purchase.customerId),
    readOffering(purchase.offeringId),
    trpc.payment.list({ offeringPurchaseIntentId, limit: 100 }),
    trpc.refund.list({ offeringPurchaseIntentId, limit: 100 }),
  ]);
  const token = await readToken(offering.tokenId);
  return (
    <div className={columns.stack}>
      <PageHeader
        breadcrumb={[{ label: "Purchases", href: "/console/purchases" }]}
        title={
          <>
            <TokenAmount amount={payment.tokenAmount} symbol={offering.token.symbol} /> for{" "}
            {displayName(customer)}
          </>
        }
        badge={<StatusBadge kind="purchaseStatus" value={payment.purchaseStatus} />}
        actions={<HistoryLink resourceId={offeringPurchaseIntentId} />}
      />
      {settlement.blockedBy.length > 0 && <Waiting purchase={purchase} />}
      <div className={columns.pair}>
        <div className={columns.stack}>
          <Panel title="Purchase">
            <FactRows
              facts={[
                {
                  term: "Customer",
                  value: <Link href={`/console/customers/${customer.id}`}>{displayName(customer)}</Link>,
                  note: customer.email,
                },
                {
                  term: "Verification",
                  value: <StatusBadge kind="verificationStatus" value={customer.verificationStatus} />,
                },
                {
                  term: "Offering",
                  value: <Link href={`/console/offerings/${purchase.offeringId}`}>{offering.title}</Link>,
                },
                {
                  term: "Amount",
                  value: <Money amount={payment.purchaseAmount} currency={payment.currency} />,
                },
                {
                  term: "Tokens",
                  value: <TokenAmount amount={payment.tokenAmount} symbol={offering.token.symbol} />,
                },
                { term: "Into wallet", value: <Address address={purchase.walletAddress} /> },
                {
                  term: "Settlement",
                  value: <StatusBadge kind="settlementStatus" value={settlement.status} />,
                },
                ...onChainFacts(
                  settlement.chain && { ...settlement.chain, txHash: settlement.txHash },
                  token.chain?.explorerUrl,
                ),
                { term: "Identifier", value: <Identifier id={offeringPurchaseIntentId} /> },
              ]}
            />
          </Panel>
          <PurchasePayments purchase={purchase} payments={payments.data} refunds={refunds.data} />
          {paymentInstructions && (
            <Panel title="Payment instructions" description="What the customer was told.">
              <FactRows
                facts={[
                  {
                    term: "Amount",
                    value: (
                      <Money amount={paymentInstructions.amount} currency={paymentInstructions.currency} />
                    ),
                  },
                  {
                    term: "Reference",
                    value: (
                      <Identifier
                        id={paymentInstructions.reference}
                        shown={formatInFours(paymentInstructions.reference)}
                        label="payment reference"
                      />
                    ),
                    note: "It tells the payment apart from all others.",
                  },
                  paymentInstructions.bankAccount !== undefined && {
                    term: "Account",
                    value: (
                      <Identifier
                        id={paymentInstructions.bankAccount.iban}
                        shown={formatInFours(paymentInstructions.bankAccount.iban)}
                        label="IBAN"
                      />
                    ),
                    note: paymentInstructions.bankAccount.accountHolder,
                  },
                  { term: "Until", value: <DateTime value={purchase.expiresAt} detail="dateTime" /> },
                ]}
              />
            </Panel>
          )}
        </div>
        <div className={columns.stack}>
          <Panel title="Timeline">
            <Timeline steps={eventsOf(purchase, payments.data, refunds.data)} />
          </Panel>
          <Panel title="Papers">
            <PurchasePapers offeringPurchaseIntentId={offeringPurchaseIntentId} />
          </Panel>
          <MetadataPanel of="purchase" metadata={purchase.metadata} />
          {payment.purchaseStatus === "PENDING" && (
            <Allowed to="purchase_intent:write">
              <CancelPurchase purchase={purchase} />
            </Allowed>
          )}
        </div>
      </div>
    </div>
  );
});

function Waiting({ purchase: { settlement, expiresAt } }: { purchase: OfferingPurchaseIntent }) {
  return (
    <Notice tone="warning" title={`Waits for ${formatGates(settlement.blockedBy).toLowerCase()}`}>
      Its room in the offering is kept until {formatDate(expiresAt, "dateTime")}; then the purchase fails and
      the room is free again.
    </Notice>
  );
}
