import { DateTime } from "#app/_components/date-time.tsx";
import { formatUnitPrice } from "#app/_words/unit-price.ts";
import type { PortfolioPrice, PortfolioToken } from "#server/domain/portfolio/portfolio/contract.ts";
import { Figures } from "./figures.tsx";
import classes from "./token-figures.module.css";

/** What a token comes to for its holder, and what it is valued at. */
export function TokenFigures({ token }: { token: PortfolioToken }) {
  return (
    <div className={classes.token}>
      {token.figures.map((one) => (
        <Figures key={one.currency} of={one} />
      ))}
      <p className={classes.price}>
        {token.price ? <Price of={token.price} /> : "It was neither traded nor offered, so it has no price."}
      </p>
    </div>
  );
}

function Price({ of: { amount, currency, source, at } }: { of: PortfolioPrice }) {
  const each = formatUnitPrice(amount, currency);
  if (source === "ISSUE" || at === undefined) return <>Valued at {each} a token, its issue price.</>;
  return (
    <>
      Valued at {each} a token, the last trade on <DateTime value={at} />.
    </>
  );
}
