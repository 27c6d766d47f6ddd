import { DonutChart } from "@mantine/charts";

export interface DonutPart {
  readonly name: string;
  readonly value: number;
  /** A CSS colour. */
  readonly color: string;
}

/** Parts of a whole as a ring. */
export function Donut({ parts, size }: { parts: readonly DonutPart[]; size: number }) {
  return (
    <DonutChart
      data={[...parts]}
      size={size}
      thickness={Math.round(size / 7)}
      startAngle={90}
      endAngle={-270}
      paddingAngle={2}
      strokeWidth={0}
      withTooltip={false}
      accessibilityLayer={false}
      pieProps={{ isAnimationActive: false, rootTabIndex: -1 }}
    />
  );
}
