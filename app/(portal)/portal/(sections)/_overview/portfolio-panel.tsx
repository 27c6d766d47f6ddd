import { Panel } from "#app/_components/panel.tsx";
import { currencyNames } from "#app/_words/format.ts";
import { Figures } from "#app/(portal)/_components/figures.tsx";
import { ShareChart } from "#app/(portal)/_components/share-chart.tsx";
import { ValueLine } from "#app/(portal)/_components/value-line.tsx";
import { valueShares } from "#app/(portal)/_data/value-shares.ts";
import type { Portfolio } from "#server/domain/portfolio/portfolio/contract.ts";
import classes from "./portfolio-panel.module.css";

/** What a customer has, by currency, the one with most in it first: figures, a line since the first purchase, and which token has which part. */
export function PortfolioPanel({ portfolio: { figures, tokens, line } }: { portfolio: Portfolio }) {
  const shares = valueShares(tokens);
  const byValue = figures.toSorted((one, other) => other.value - one.value);
  return byValue.map((one, index) => {
    const { currency } = one;
    const parts = shares.find((share) => share.currency === currency);
    const title = figures.length > 1 ? `Your portfolio in ${currencyNames[currency]}s` : "Your portfolio";
    return (
      <Panel key={currency} title={title}>
        <div className={classes.portfolio}>
          <Figures of={one} />
          <ValueLine line={line} currency={currency} />
          {parts && parts.shares.length > 1 && <ShareChart of={parts} />}
          {index === byValue.length - 1 && (
            <p className={classes.hint}>
              Each token at the price of its last trade on the bulletin board, or at its issue price where
              there was none; what is paid and not delivered, at what you paid. Nothing is converted between
              currencies.
            </p>
          )}
        </div>
      </Panel>
    );
  });
}
