import { CompositeChart } from "@mantine/charts";
import { formatDate, formatTokens } from "#app/_words/format.ts";
import { formatUnitPrice } from "#app/_words/unit-price.ts";
import type { PricePoint } from "#server/domain/secondary/trade/contract.ts";

interface PriceLineProps {
  /** The oldest first. */
  readonly points: readonly PricePoint[];
  readonly symbol: string;
  readonly height: number;
}

/** What a token was traded at, over bars of how much. */
export function PriceLine({ points, symbol, height }: PriceLineProps) {
  const data = points.map(({ at, unitPriceInEuro, amount }) => ({
    at: Date.parse(at),
    price: unitPriceInEuro,
    amount,
  }));
  return (
    <CompositeChart
      h={height}
      data={data}
      dataKey="at"
      withRightYAxis
      series={[
        { name: "amount", label: `Traded ${symbol}`, color: "var(--track)", type: "bar", yAxisId: "right" },
        { name: "price", label: "Price of one token", color: "var(--accent)", type: "line" },
      ]}
      curveType="linear"
      gridAxis="x"
      tickLine="none"
      lineProps={{ isAnimationActive: false }}
      barProps={{ isAnimationActive: false, radius: [2, 2, 0, 0], barSize: 6 }}
      valueFormatter={(value) => formatTokens(value)}
      xAxisProps={{
        // By time: a quiet month is as wide as a busy one.
        type: "number",
        scale: "time",
        domain: ["dataMin", "dataMax"],
        padding: { left: 8, right: 8 },
        minTickGap: 40,
        tickFormatter: (at) => formatDate(new Date(at)).split(" ").slice(0, 2).join(" "),
      }}
      yAxisProps={{
        width: 70,
        tickCount: 4,
        domain: ["auto", "auto"],
        tickFormatter: (value) => formatUnitPrice(value),
      }}
      rightYAxisProps={{ width: 48, tickCount: 3 }}
      // There is no label while the pointer is nowhere.
      tooltipProps={{
        labelFormatter: (at) => (at === undefined ? "" : formatDate(new Date(Number(at)), "dateTime")),
      }}
      composedChartProps={{ accessibilityLayer: false, margin: { top: 8 } }}
    />
  );
}
