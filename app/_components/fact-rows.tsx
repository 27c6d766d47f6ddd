import type { ReactNode } from "react";
import classes from "./fact-rows.module.css";

export interface Fact {
  readonly term: string;
  readonly value: ReactNode;
  /** What it means, where the term alone does not say. */
  readonly note?: ReactNode;
}

/** Terms and their values, a line each; facts without a value are left out. */
export function FactRows({ facts }: { facts: readonly (Fact | false)[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map((fact) =>
        fact === false ? null : (
          <div key={fact.term} className={classes.fact}>
            <dt>{fact.term}</dt>
            <dd>
              {fact.value}
              {fact.note !== undefined && <span className={classes.note}>{fact.note}</span>}
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}
