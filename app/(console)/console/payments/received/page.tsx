import { IconCash } from "@tabler/icons-react";
import type { Metadata } from "next";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { currentViewer } from "#app/_data/current-viewer.ts";
import { readCountedQuery } from "#app/_data/list-query.ts";
import { orFirstPage } from "#app/_data/or-first-page.ts";
import { trpc } from "#app/_trpc/server.ts";
import { formatMoney } from "#app/_words/format.ts";
import { statusOptions } from "#app/_words/status.ts";
import { issuerPage } from "#app/(console)/_components/issuer-page.tsx";
import { ListPanel } from "#app/(console)/_components/list-panel.tsx";
import { choicesOf } from "#app/(console)/_words/names.ts";
import { providerNames } from "#app/(console)/_words/payments.ts";
import { paymentColumns } from "#app/(console)/console/payments/_lists/columns.tsx";
import { listPayments, type Payment } from "#server/domain/payments/payment/contract.ts";

export const metadata: Metadata = { title: "Incoming payments" };

const path = "/console/payments/received";

export default issuerPage(async ({ searchParams }) => {
  const params = await searchParams;
  const { may } = await currentViewer();
  const query = readCountedQuery(listPayments, params);
  const page = await orFirstPage(trpc.payment.list(query), path, params);
  return (
    <ListPanel
      caption="Payments"
      list={{ path, params, query }}
      page={page}
      columns={paymentColumns}
      rowKey={({ paymentId }) => paymentId}
      rowHref={hrefOf}
      searchLabel="Search by name, account or reference"
      filters={[
        { name: "status", label: "Status", all: "All statuses", choices: statusOptions("paymentStatus") },
        { name: "provider", label: "Paid by", all: "All ways", choices: choicesOf(providerNames) },
      ]}
      hasDates
      exported={{ list: "payments" }}
      acting={{ of: "payments", as: paymentName, may }}
      nothingYet={
        <EmptyState icon={IconCash} title="No payments yet">
          Payments appear here once a statement is imported, one is confirmed by hand, or a customer pays by
          card.
        </EmptyState>
      }
    />
  );
});

/** What a payment is called where it is one of several. */
function paymentName({ payerName, customerName, provider, amount, currency }: Payment): string {
  return `${payerName ?? customerName ?? providerNames[provider]}, ${formatMoney(amount, currency)}`;
}

/** A payment is looked at with its purchase; one that has none waits in the queue, until all of it goes back. */
function hrefOf({ offeringPurchaseIntentId, refundedAmount, amount }: Payment): string | undefined {
  if (offeringPurchaseIntentId !== undefined)
    return `/console/purchases/${offeringPurchaseIntentId}#payments`;
  return refundedAmount < amount ? "/console/payments" : undefined;
}
