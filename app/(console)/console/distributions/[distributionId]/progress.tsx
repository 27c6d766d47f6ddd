import { DateTime } from "#app/_components/date-time.tsx";
import { Money } from "#app/_components/money.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { formatCount, formatShare } from "#app/_words/format.ts";
import { DonutFigure } from "#app/(console)/_components/charts/donut-figure.tsx";
import type { Distribution } from "#server/domain/distributions/distribution/contract.ts";
import classes from "./progress.module.css";

const parts = [
  { name: "Paid", key: "paid", color: "var(--accent)" },
  { name: "Due", key: "due", color: "var(--brass-4)" },
  { name: "Failed", key: "failed", color: "var(--negative-ink)" },
] as const;

/** How far the payments of a distribution are. */
export function Progress({ distribution }: { distribution: Distribution }) {
  const { amount, currency, paid, status, recordDate } = distribution;
  return (
    <Panel title="Progress">
      {status === "SCHEDULED" && (
        <p className={classes.hint}>
          The register is read at <DateTime value={recordDate} detail="dateTime" />; then the payments are
          due.
        </p>
      )}
      {status === "CANCELLED" && <p className={classes.hint}>It was called off; nobody is paid.</p>}
      {(status === "PROCESSING" || status === "COMPLETED") && (
        <DonutFigure
          center={{ value: formatShare(paid.amount, amount), label: "paid" }}
          parts={parts.map(({ name, key, color }) => {
            const tally = distribution[key];
            return {
              name: `${name} (${formatCount(tally.payments)})`,
              value: tally.amount,
              color,
              written: <Money amount={tally.amount} currency={currency} />,
            };
          })}
        />
      )}
    </Panel>
  );
}
