import { DateTime } from "#app/_components/date-time.tsx";
import { Money } from "#app/_components/money.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { kindNames } from "#app/_words/distributions.ts";
import type { Distribution } from "#server/domain/distributions/distribution/contract.ts";
import type { ComingDistribution } from "#server/domain/portfolio/portfolio/contract.ts";
import classes from "./coming.module.css";

interface ComingProps {
  readonly distributions: readonly Distribution[];
  /** What of them is to come to the customer, by what it holds now. */
  readonly own: readonly ComingDistribution[];
}

/** Distributions that are announced: whoever holds the token at the record date has a part in them. */
export function Coming({ distributions, own }: ComingProps) {
  const partOf = new Map(own.map((one) => [one.distributionId, one]));
  return (
    <Panel title="Coming up">
      <ul className={classes.coming}>
        {distributions.map(({ distributionId, title, kind, tokenName, amount, currency, recordDate }) => {
          const part = partOf.get(distributionId);
          return (
            <li key={distributionId}>
              <strong>{title}</strong>
              <p>
                {kindNames[kind]} of <Money amount={amount} currency={currency} /> for all holders of{" "}
                {tokenName} at <DateTime value={recordDate} detail="dateTime" />
              </p>
              {part && (
                <p>
                  Your part by what you hold now: about{" "}
                  <Money amount={part.amount} currency={part.currency} />
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
