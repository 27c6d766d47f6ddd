import { IconUsers } from "@tabler/icons-react";
import type { Metadata } from "next";
import { DateTime } from "#app/_components/date-time.tsx";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { type Column, DataTable } from "#app/_components/list/data-table.tsx";
import { Notice } from "#app/_components/notice.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { TokenAmount } from "#app/_components/token-amount.tsx";
import { orNotFound } from "#app/_data/or-not-found.ts";
import { countryName } from "#app/_words/countries.ts";
import { formatMoney } from "#app/_words/format.ts";
import { issuerPage } from "#app/(console)/_components/issuer-page.tsx";
import { type Participant, readParticipants } from "#app/(console)/_data/participants.ts";
import { readOffering } from "#app/(console)/_data/records.ts";

const columnsFor = (symbol: string): Column<Participant>[] => [
  { header: "Customer", cell: ({ name }) => name },
  { header: "Country", onPhone: "bare", cell: ({ countryCode }) => countryName(countryCode) },
  { header: "Purchases", align: "end", cell: ({ purchases }) => purchases },
  {
    header: "Paid",
    onPhone: "aside",
    align: "end",
    cell: ({ paid }) => paid.map(({ amount, currency }) => formatMoney(amount, currency)).join(" + "),
  },
  { header: "Tokens", align: "end", cell: ({ tokens }) => <TokenAmount amount={tokens} symbol={symbol} /> },
  { header: "Last purchase", cell: ({ lastAt }) => <DateTime value={lastAt} /> },
];

export const metadata: Metadata = { title: "Participants" };

export default issuerPage<{ offeringId: string }>(async ({ params }) => {
  const { offeringId } = await params;
  const { token } = await orNotFound(readOffering(offeringId));
  const { participants, isPartial } = await readParticipants(offeringId);
  if (participants.length === 0) {
    return (
      <EmptyState icon={IconUsers} title="No participants yet">
        Whoever completes a purchase takes part in the offering and appears here.
      </EmptyState>
    );
  }
  return (
    <Panel title="Participants" description="Customers with completed purchases, the largest first." isFlush>
      {isPartial && <Notice tone="warning">Only the newest purchases are added up here.</Notice>}
      <DataTable
        caption="Participants"
        columns={columnsFor(token.symbol)}
        rows={participants}
        rowKey={({ customerId }) => customerId}
        rowHref={({ customerId }) => `/console/customers/${customerId}`}
      />
    </Panel>
  );
});
