import { Money } from "#app/_components/money.tsx";
import { formatMoney, formatShare } from "#app/_words/format.ts";
import type { CurrencyShares } from "#app/(portal)/_data/value-shares.ts";
import classes from "./share-chart.module.css";

/** How many hues there are before they begin anew. */
const HUES = 10;
/** The gap between two slices, in percent of the ring. */
const GAP = 0.6;

/** Which part each token has: a ring, and the same in words beside it. Drawn by the server, so nothing moves later. */
export function ShareChart({ of: { currency, total, shares } }: { of: CurrencyShares }) {
  let start = 0;
  const slices = shares.map(({ tokenId, share }, index) => {
    const slice = { tokenId, hue: index % HUES, start, length: share * 100 };
    start += slice.length;
    return slice;
  });
  const gap = slices.length > 1 ? GAP : 0;
  return (
    <figure className={classes.chart}>
      <div className={classes.ring}>
        <svg viewBox="0 0 120 120" aria-hidden="true">
          {slices.map(({ tokenId, hue, start: offset, length }) => (
            <circle
              key={tokenId}
              data-hue={hue}
              cx="60"
              cy="60"
              r="48"
              pathLength="100"
              strokeDasharray={`${Math.max(length - gap, gap)} 100`}
              strokeDashoffset={-offset}
            />
          ))}
        </svg>
        <span className={classes.total}>
          <strong>{formatMoney(total, currency, { short: true })}</strong>
          in all
        </span>
      </div>
      <figcaption className={classes.legend}>
        <ul>
          {shares.map(({ tokenId, name, value, share }, index) => (
            <li key={tokenId}>
              <span className={classes.swatch} data-hue={index % HUES} aria-hidden="true" />
              <span className={classes.name}>{name}</span>
              <Money amount={value} currency={currency} />
              <span className={classes.share}>{formatShare(share, 1)}</span>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
