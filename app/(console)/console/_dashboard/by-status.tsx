import Link from "next/link";
import { Panel } from "#app/_components/panel.tsx";
import { formatCount } from "#app/_words/format.ts";
import { statusLook } from "#app/_words/status.ts";
import { DonutFigure } from "#app/(console)/_components/charts/donut-figure.tsx";
import { type PurchaseStatus, purchaseStatuses } from "#db/schema/enums.ts";
import type { Dashboard } from "#server/feed/dashboard/contract.ts";

const colors: Record<PurchaseStatus, string> = {
  COMPLETED: "var(--accent)",
  PENDING: "var(--brass-4)",
  FAILED: "var(--negative-ink)",
  CANCELLED: "var(--line-strong)",
};

/** How many purchases stand where. */
export function ByStatus({ counts }: { counts: Dashboard["purchasesByStatus"] }) {
  const countOf = (status: PurchaseStatus) =>
    counts.find(({ purchaseStatus }) => purchaseStatus === status)?.count ?? 0;
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <Panel title="Purchases by status" description="Of all time, whatever the period.">
      <DonutFigure
        center={{ value: formatCount(total), label: "purchases" }}
        parts={purchaseStatuses.map((status) => ({
          name: statusLook("purchaseStatus", status).label,
          value: countOf(status),
          color: colors[status],
          written: (
            <Link href={`/console/purchases?purchaseStatus=${status}`}>{formatCount(countOf(status))}</Link>
          ),
        }))}
      />
    </Panel>
  );
}
