import Link from "next/link";
import { DateTime } from "#app/_components/date-time.tsx";
import { Money } from "#app/_components/money.tsx";
import { Panel } from "#app/_components/panel.tsx";
import type { ComingDistribution } from "#server/domain/portfolio/portfolio/contract.ts";
import classes from "./money-lines.module.css";

/** Distributions to come: exact where they are due, estimated by what is held now where they are announced. */
export function ComingList({ coming }: { coming: readonly ComingDistribution[] }) {
  if (coming.length === 0) return null;
  return (
    <Panel title="Distributions to come" aside={<Link href="/portal/distributions">All distributions</Link>}>
      <ul className={classes.lines}>
        {coming.map(({ distributionId, title, tokenName, recordDate, status, amount, currency }) => (
          <li key={`${distributionId} ${status}`}>
            <span>
              <strong>{title}</strong>
              <span className={classes.note}>
                {tokenName},{" "}
                {status === "DUE" ? (
                  "on its way to you"
                ) : (
                  <>
                    for who holds on <DateTime value={recordDate} />
                  </>
                )}
              </span>
            </span>
            <span>
              {status === "SCHEDULED" && "about "}
              <Money amount={amount} currency={currency} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
