import { FactRows } from "#app/_components/fact-rows.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { TokenAmount } from "#app/_components/token-amount.tsx";
import { formatCount, numberFormat } from "#app/_words/format.ts";
import { DonutFigure } from "#app/(console)/_components/charts/donut-figure.tsx";
import columns from "#app/(console)/_components/columns.module.css";
import type { Holder, RegisterSums } from "#server/domain/register/register/contract.ts";
import { Exact } from "#server/kernel/fields/decimal.ts";

interface ConcentrationProps {
  /** The largest, the first of all. */
  readonly top: readonly Holder[];
  readonly sums: RegisterSums;
  readonly symbol: string;
}

/** Wallets with a part of their own in the ring; the rest is one. */
const SHOWN = 5;
/** How much of the accent colour each part keeps, the largest first. */
const shades = [100, 80, 62, 46, 32];

const percent = numberFormat({ style: "percent", maximumFractionDigits: 2 });
const share = (value: number) => percent.format(value / 100);

/** Where most of a token is, by wallets, and how far it is spread among holders, over all wallets of each. */
export function Concentration({ top, sums, symbol }: ConcentrationProps) {
  const shown = top.slice(0, SHOWN);
  const rest = shown.reduce((left, { total }) => left.minus(total), new Exact(sums.issuedSupply));
  const unissued = new Exact(sums.totalSupply).minus(sums.issuedSupply);
  return (
    <div className={columns.evenly}>
      <Panel title="Largest wallets">
        <DonutFigure
          center={{ value: formatCount(sums.wallets), label: sums.wallets === 1 ? "wallet" : "wallets" }}
          parts={[
            ...shown.map((holder, index) => ({
              name: `${index + 1}. ${holder.name ?? holder.customerId}`,
              value: holder.share,
              color: `color-mix(in srgb, var(--accent) ${shades[index]}%, var(--surface))`,
              written: <TokenAmount amount={holder.total} />,
            })),
            ...(rest.gt(0)
              ? [
                  {
                    name: "All others",
                    value: rest.times(100).div(sums.issuedSupply).toNumber(),
                    color: "var(--track)",
                    written: <TokenAmount amount={rest.toFixed()} />,
                  },
                ]
              : []),
          ]}
        />
      </Panel>
      <Panel title="Concentration">
        <FactRows
          facts={[
            {
              term: "Issued",
              value: <TokenAmount amount={sums.issuedSupply} symbol={symbol} />,
              note: (
                <>
                  <TokenAmount amount={unissued.toFixed()} /> of the supply not in wallets
                </>
              ),
            },
            { term: "Holders", value: formatCount(sums.holders), note: walletsNote(sums.wallets) },
            { term: "Largest holder", value: share(sums.largestShare) },
            { term: "Ten largest", value: share(sums.topTenShare) },
          ]}
        />
      </Panel>
    </div>
  );
}

function walletsNote(wallets: number): string {
  return wallets === 1 ? "in 1 wallet" : `in ${formatCount(wallets)} wallets`;
}
