import { IconReceiptRefund } from "@tabler/icons-react";
import type { Metadata } from "next";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { readListQuery } from "#app/_data/list-query.ts";
import { orFirstPage } from "#app/_data/or-first-page.ts";
import { trpc } from "#app/_trpc/server.ts";
import { statusOptions } from "#app/_words/status.ts";
import { issuerPage } from "#app/(console)/_components/issuer-page.tsx";
import { ListPanel } from "#app/(console)/_components/list-panel.tsx";
import { choicesOf } from "#app/(console)/_words/names.ts";
import { providerNames } from "#app/(console)/_words/payments.ts";
import { refundColumns } from "#app/(console)/console/payments/_lists/columns.tsx";
import { listRefunds, type Refund } from "#server/domain/payments/refund/contract.ts";

export const metadata: Metadata = { title: "Refunds" };

const path = "/console/payments/refunds";

export default issuerPage(async ({ searchParams }) => {
  const params = await searchParams;
  const query = readListQuery(listRefunds, params);
  const page = await orFirstPage(trpc.refund.list(query), path, params);
  return (
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
      nothingYet={
        <EmptyState icon={IconReceiptRefund} title="No refunds">
          Money that is due back to a customer appears here at once, and stays until it is sent.
        </EmptyState>
      }
    />
  );
});

function hrefOf({ refundId }: Refund): string {
  return `${path}/${refundId}`;
}
