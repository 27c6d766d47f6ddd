import type { ReactNode } from "react";
import classes from "./fact-list.module.css";

export interface Fact {
  readonly term: string;
  readonly value: ReactNode;
  /** What it means, where the term alone does not say. */
  readonly note?: string | undefined;
}

/** Terms and their values, in as many columns as fit. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ term, value, note }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <span className={classes.value}>{value}</span>
            {note !== undefined && <span className={classes.note}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
