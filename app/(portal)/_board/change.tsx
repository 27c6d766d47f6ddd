import { numberFormat } from "#app/_words/format.ts";
import classes from "./change.module.css";

const percent = numberFormat({
  style: "percent",
  maximumFractionDigits: 1,
  signDisplay: "exceptZero",
});

/** How a price changed: "+2.4%". */
export function Change({ of: change }: { of: number }) {
  const tone = change > 0 ? "positive" : "negative";
  return (
    <span className={classes.change} data-tone={change === 0 ? undefined : tone}>
      {percent.format(change)}
    </span>
  );
}
