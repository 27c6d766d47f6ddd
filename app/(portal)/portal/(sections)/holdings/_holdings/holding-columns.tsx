import Link from "next/link";
import type { ReactNode } from "react";
import type { Column } from "#app/_components/list/data-table.tsx";
import { Money } from "#app/_components/money.tsx";
import { TokenAmount } from "#app/_components/token-amount.tsx";
import { formatDate, formatShare } from "#app/_words/format.ts";
import { formatUnitPrice } from "#app/_words/unit-price.ts";
import { Gain } from "#app/(portal)/_components/gain.tsx";
import { Thumbnail } from "#app/(portal)/_components/thumbnail.tsx";
import type { TokenHolding } from "#app/(portal)/_data/holdings.ts";
import type {
  PortfolioFigures,
  PortfolioPrice,
  PortfolioToken,
} from "#server/domain/portfolio/portfolio/contract.ts";
import type { Offering } from "#server/domain/primary/offering/contract.ts";
import classes from "./holding-columns.module.css";

/** What a customer has of one token. */
export interface HoldingRow {
  /** What it comes to in money. */
  readonly token: PortfolioToken;
  /** What of it is in wallets; there is none while it is awaited, and once it is sold. */
  readonly held: TokenHolding | undefined;
  /** Whose picture it has. */
  readonly offering: Offering | undefined;
}

/** How a table shows what a customer has, token by token; the page of a token has the rest. */
export const holdingColumns: readonly Column<HoldingRow>[] = [
  { header: "Token", cell: (row) => <Asset {...row} /> },
  { header: "Available", align: "end", cell: ({ held }) => (held ? <Available of={held} /> : "–") },
  {
    header: "Frozen",
    align: "end",
    cell: ({ held }) =>
      held === undefined || held.frozen === "0" ? "–" : <TokenAmount amount={held.frozen} />,
  },
  {
    header: "Price",
    align: "end",
    isExtra: true,
    cell: ({ token: { price } }) => (price ? <Price of={price} /> : "–"),
  },
  {
    header: "Put in",
    align: "end",
    cell: ({ token }) => inEach(token, ({ putIn, currency }) => <Money amount={putIn} currency={currency} />),
  },
  {
    header: "Received",
    align: "end",
    isExtra: true,
    cell: ({ token }) =>
      token.figures.every(({ received }) => received === 0)
        ? "–"
        : inEach(token, ({ received, currency }) => <Money amount={received} currency={currency} />),
  },
  {
    header: "Gain",
    align: "end",
    cell: ({ token }) => inEach(token, (figures) => <GainOf figures={figures} />),
  },
  {
    header: "Value",
    align: "end",
    onPhone: "aside",
    cell: ({ token }) => inEach(token, (figures) => <Value of={figures} />),
  },
];

/** Figures of a token, one below the other where its money stands in two currencies. */
function inEach({ figures }: PortfolioToken, show: (figures: PortfolioFigures) => ReactNode): ReactNode {
  return figures.map((one) => (
    <span key={one.currency} className={classes.figure}>
      {show(one)}
    </span>
  ));
}

function Asset({ token, held, offering }: HoldingRow) {
  const { tokenName, tokenSymbol, total, figures } = token;
  const isAwaited = figures.some(({ awaiting }) => awaiting > 0);
  return (
    <span className={classes.asset}>
      <Thumbnail symbol={tokenSymbol} offering={offering} />
      <span>
        {tokenName}
        <span className={classes.note}>
          {held ? (
            <TokenAmount amount={total} symbol={tokenSymbol} />
          ) : (
            `${tokenSymbol}, ${isAwaited ? "not delivered yet" : "not held any more"}`
          )}
        </span>
      </span>
    </span>
  );
}

function Available({ of: { tokenId, name, available } }: { of: TokenHolding }) {
  return (
    <span className={`${classes.figure} ${classes.tokens}`}>
      <TokenAmount amount={available} />
      {available !== "0" && (
        <Link
          className={classes.sell}
          href={`/portal/board/new?${new URLSearchParams({ intention: "SELL", token: tokenId })}`}
        >
          Sell<span className="visually-hidden"> {name}</span>
        </Link>
      )}
    </span>
  );
}

function Price({ of: { amount, currency, at } }: { of: PortfolioPrice }) {
  return (
    <span className={classes.figure}>
      {formatUnitPrice(amount, currency)}
      <span className={classes.note}>{at === undefined ? "at issue" : `traded ${formatDate(at)}`}</span>
    </span>
  );
}

function GainOf({ figures: { gain, putIn, currency } }: { figures: PortfolioFigures }) {
  if (gain === undefined) return "–";
  return (
    <>
      <Gain amount={gain} currency={currency} />
      {putIn > 0 && gain !== 0 && <span className={classes.note}>{formatShare(Math.abs(gain), putIn)}</span>}
    </>
  );
}

function Value({ of: { value, awaiting, currency } }: { of: PortfolioFigures }) {
  return (
    <>
      <strong>
        <Money amount={value} currency={currency} />
      </strong>
      {awaiting > 0 && awaiting < value && (
        <span className={classes.note}>
          <Money amount={awaiting} currency={currency} /> awaited
        </span>
      )}
    </>
  );
}
