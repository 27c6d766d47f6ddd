import type { Highlight } from "#server/domain/primary/offering-story/contract.ts";
import classes from "./highlights.module.css";
import { keyed } from "./keyed.ts";
import { highlightWords } from "./words.ts";

/** The figures that speak for an offering; what a yield promises is a plan, and says so. */
export function Highlights({ items }: { items: readonly Highlight[] | undefined }) {
  if (items === undefined) return null;
  return (
    <dl className={classes.highlights}>
      {keyed(items.map(highlightWords), ({ label }) => label).map(({ key, item: { label, value } }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
