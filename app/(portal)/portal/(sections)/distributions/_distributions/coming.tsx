import { DateTime } from "#app/_components/date-time.tsx";
import { Money } from "#app/_components/money.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { kindNames } from "#app/_words/distributions.ts";
import type { Distribution } from "#server/domain/distributions/distribution/contract.ts";
import classes from "./coming.module.css";

/** Distributions that are announced: whoever holds the token at the record date has a part in them. */
export function Coming({ distributions }: { distributions: readonly Distribution[] }) {
  return (
    <Panel title="Coming up">
      <ul className={classes.coming}>
        {distributions.map(({ distributionId, title, kind, tokenName, amount, currency, recordDate }) => (
          <li key={distributionId}>
            <strong>{title}</strong>
            <p>
              {kindNames[kind]} of <Money amount={amount} currency={currency} /> for all holders of{" "}
              {tokenName} at <DateTime value={recordDate} detail="dateTime" />
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
