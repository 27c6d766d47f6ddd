import { BarChart } from "@mantine/charts";
import { formatDate, formatMoney } from "#app/_words/format.ts";
import type { Currency } from "#db/schema/enums.ts";
import type { Dashboard } from "#server/feed/dashboard/contract.ts";

interface RaisedOverTimeProps {
  readonly days: Dashboard["raisedOverTime"];
  readonly currency: Currency;
  readonly height: number;
}

/** What completed purchases brought, a bar a day. */
export function RaisedOverTime({ days, currency, height }: RaisedOverTimeProps) {
  const data = days.map((day) => ({ day: formatDate(day.date), raised: day[currency] }));
  return (
    <BarChart
      h={height}
      data={data}
      dataKey="day"
      series={[{ name: "raised", label: "Raised", color: "var(--accent)" }]}
      valueFormatter={(amount) => formatMoney(amount, currency, { short: true })}
      gridAxis="x"
      tickLine="none"
      barProps={{ isAnimationActive: false, radius: [2, 2, 0, 0] }}
      xAxisProps={{ interval: "equidistantPreserveStart", minTickGap: 40, tickFormatter: withoutYear }}
      yAxisProps={{ width: 76, tickCount: 4 }}
      barChartProps={{ accessibilityLayer: false, margin: { top: 8 } }}
    />
  );
}

/** "21 Nov 2026" → "21 Nov": ninety days need no year. */
function withoutYear(day: string): string {
  return day.split(" ").slice(0, 2).join(" ");
}
