import { DataTable } from "#app/_components/list/data-table.tsx";
import { Money } from "#app/_components/money.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { formatCount } from "#app/_words/format.ts";
import type { DistributionSum } from "#server/domain/distributions/distribution-payment/contract.ts";

/** What holders were paid by token and year. */
export function Sums({ sums }: { sums: readonly DistributionSum[] }) {
  return (
    <Panel title="By token and year" description="Years go by the record date (UTC)." isFlush>
      <DataTable
        caption="Sums by token and year"
        rows={sums}
        rowKey={({ tokenId, year, currency }) => `${tokenId} ${year} ${currency}`}
        rowHref={({ tokenId }) => `/console/tokens/${encodeURIComponent(tokenId)}`}
        columns={[
          { header: "Token", cell: ({ tokenName }) => tokenName },
          { header: "Year", cell: ({ year }) => year },
          { header: "Distributions", align: "end", cell: ({ distributions }) => formatCount(distributions) },
          {
            header: "To be paid",
            align: "end",
            cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
          },
          {
            header: "Paid",
            align: "end",
            cell: ({ paid, currency }) => <Money amount={paid} currency={currency} />,
          },
        ]}
      />
    </Panel>
  );
}
