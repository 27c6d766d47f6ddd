import { BarChart } from "@mantine/charts";
import type { WebhookActivity } from "#server/feed/webhook-endpoint/contract.ts";

interface ActivityChartProps extends Pick<WebhookActivity, "hours"> {
  readonly height: number;
}

/** Deliveries by the hour, stacked by what became of them. */
export function ActivityChart({ hours, height }: ActivityChartProps) {
  const data = hours.map(({ at, ...counts }) => ({
    // In UTC, as all times of the pages.
    hour: at.slice(11, 16),
    ...counts,
  }));
  return (
    <BarChart
      h={height}
      data={data}
      dataKey="hour"
      type="stacked"
      series={[
        { name: "succeeded", label: "Delivered", color: "var(--accent)" },
        { name: "pending", label: "Pending", color: "var(--brass-4)" },
        { name: "failed", label: "Given up", color: "var(--negative-ink)" },
      ]}
      gridAxis="x"
      tickLine="none"
      barProps={{ isAnimationActive: false }}
      xAxisProps={{ interval: "equidistantPreserveStart", minTickGap: 24 }}
      yAxisProps={{ width: 40, tickCount: 4, allowDecimals: false }}
      barChartProps={{ accessibilityLayer: false, margin: { top: 8 } }}
    />
  );
}
