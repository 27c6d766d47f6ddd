import { DateTime } from "#app/_components/date-time.tsx";
import type { Column } from "#app/_components/list/data-table.tsx";
import { Money } from "#app/_components/money.tsx";
import { StatusBadge } from "#app/_components/status-badge.tsx";
import { kindNames } from "#app/_words/distributions.ts";
import { formatCount } from "#app/_words/format.ts";
import { TitleCell } from "#app/(console)/_components/title-cell.tsx";
import type { Distribution, distributionSorts } from "#server/domain/distributions/distribution/contract.ts";

/** The distributions of an organization. */
export const distributionColumns: readonly Column<Distribution, (typeof distributionSorts)[number]>[] = [
  {
    header: "Distribution",
    sort: "title",
    firstOrder: "asc",
    cell: ({ title, kind, tokenName }) => (
      <TitleCell title={title} note={`${kindNames[kind]} · ${tokenName}`} />
    ),
  },
  {
    header: "Amount",
    onPhone: "aside",
    sort: "amount",
    align: "end",
    cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
  },
  { header: "Record date", sort: "recordDate", cell: ({ recordDate }) => <DateTime value={recordDate} /> },
  {
    header: "Holders",
    align: "end",
    cell: ({ holders }) => (holders === undefined ? "–" : formatCount(holders)),
  },
  {
    header: "Paid",
    align: "end",
    cell: ({ paid, failed, holders }) =>
      holders ? (
        <TitleCell
          title={`${formatCount(paid.payments)} of ${formatCount(holders)}`}
          note={failed.payments > 0 ? `${formatCount(failed.payments)} failed` : ""}
        />
      ) : (
        "–"
      ),
  },
  {
    header: "Status",
    onPhone: "bare",
    cell: ({ status }) => <StatusBadge kind="distributionStatus" value={status} />,
  },
];

export const distributionKey = ({ distributionId }: Distribution) => distributionId;
export const distributionHref = ({ distributionId }: Distribution) =>
  `/console/distributions/${distributionId}`;
