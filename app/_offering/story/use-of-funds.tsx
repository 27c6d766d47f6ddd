import { formatMoney, formatShare } from "#app/_words/format.ts";
import type { Currency } from "#db/schema/enums.ts";
import { keyed } from "./keyed.ts";
import classes from "./story.module.css";

interface UseOfFundsProps {
  items: readonly { readonly label: string; readonly amount: number }[];
  currency: Currency | undefined;
}

/** What the money is for: a bar of its parts, and each with its sum and share. */
export function UseOfFunds({ items, currency }: UseOfFundsProps) {
  // In cents, where whole numbers are exact.
  const whole = items.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100;
  const parts = keyed(items, ({ label }) => label);
  return (
    <div className={classes.funds}>
      <div className={classes.bar} aria-hidden>
        {parts.map(({ key, item: { amount } }) => (
          <span key={key} style={{ flexGrow: amount }} />
        ))}
      </div>
      <ul className={classes.parts}>
        {parts.map(({ key, item: { label, amount } }) => (
          <li key={key}>
            <span>{label}</span>
            <strong>{formatMoney(amount, currency, { short: true })}</strong>
            <span className={classes.share}>{formatShare(amount, whole)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
