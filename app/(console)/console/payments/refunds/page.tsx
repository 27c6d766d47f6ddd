import { IconReceiptRefund } from "@tabler/icons-react";
import type { Metadata } from "next";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { currentViewer } from "#app/_data/current-viewer.ts";
import { isNarrowed, readCountedQuery } from "#app/_data/list-query.ts";
import { orFirstPage } from "#app/_data/or-first-page.ts";
import { trpc } from "#app/_trpc/server.ts";
import { formatMoney } from "#app/_words/format.ts";
import { statusOptions } from "#app/_words/status.ts";
import { PaymentFile } from "#app/(console)/_components/export/payment-file.tsx";
import { issuerPage } from "#app/(console)/_components/issuer-page.tsx";
import { ListPanel } from "#app/(console)/_components/list-panel.tsx";
import { choicesOf } from "#app/(console)/_words/names.ts";
import { providerNames } from "#app/(console)/_words/payments.ts";
import { refundColumns } from "#app/(console)/console/payments/_lists/columns.tsx";
import { listRefunds, type Refund } from "#server/domain/payments/refund/contract.ts";
import classes from "./page.module.css";

export const metadata: Metadata = { title: "Refunds" };

const path = "/console/payments/refunds";
const transfers = "/refund/transfers";

export default issuerPage(async ({ searchParams }) => {
  const params = await searchParams;
  const { may } = await currentViewer();
  const query = readCountedQuery(listRefunds, params);
  const page = await orFirstPage(trpc.refund.list(query), path, params);
  return (
    <>
      {(page.data.length > 0 || isNarrowed(query)) && (
        <div className={classes.file}>
          <PaymentFile
            path={transfers}
            title="The due transfers in euros to known accounts, for your bank (SEPA, pain.001)"
          />
        </div>
      )}
      <ListPanel
        caption="Refunds"
        list={{ path, params, query }}
        page={page}
        columns={refundColumns}
        rowKey={({ refundId }) => refundId}
        rowHref={hrefOf}
        searchLabel="Search by name, account or reference"
        filters={[
          { name: "status", label: "Status", all: "All statuses", choices: statusOptions("refundStatus") },
          { name: "provider", label: "Goes back by", all: "All ways", choices: choicesOf(providerNames) },
        ]}
        hasDates
        exported={{ list: "refunds" }}
        acting={{ of: "refunds", as: refundName, may, transfers }}
        nothingYet={
          <EmptyState icon={IconReceiptRefund} title="No refunds">
            Money that is due back to a customer appears here at once, and stays until it is sent.
          </EmptyState>
        }
      />
    </>
  );
});

/** What a refund is called where it is one of several. */
function refundName({ payeeName, customerName, refundId, amount, currency }: Refund): string {
  return `${payeeName ?? customerName ?? refundId}, ${formatMoney(amount, currency)}`;
}

function hrefOf({ refundId }: Refund): string {
  return `${path}/${refundId}`;
}
