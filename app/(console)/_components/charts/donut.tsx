export interface DonutPart {
  readonly name: string;
  readonly value: number;
  /** A CSS colour. */
  readonly color: string;
}

/** What stays free between two parts, in percent of the ring. */
const GAP = 0.6;

/** Parts of a whole as a ring, drawn without a script. */
export function Donut({ parts, size }: { parts: readonly DonutPart[]; size: number }) {
  const thickness = Math.round(size / 7);
  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  const gap = parts.length > 1 ? GAP : 0;
  const shares = parts.map(({ value }) => (value * 100) / whole);
  const circle = {
    cx: size / 2,
    cy: size / 2,
    r: (size - thickness) / 2,
    fill: "none",
    strokeWidth: thickness,
  };
  return (
    <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden>
      {parts.length === 0 && <circle {...circle} stroke="var(--surface-sunken)" />}
      {parts.map(({ name, color }, index) => {
        const before = shares.slice(0, index).reduce((sum, share) => sum + share, 0);
        return (
          <circle
            key={name}
            {...circle}
            stroke={color}
            pathLength={100}
            strokeDasharray={`${Math.max((shares[index] ?? 0) - gap, gap)} 100`}
            strokeDashoffset={-before}
            transform={`rotate(-90 ${size / 2} ${size / 2})`}
          />
        );
      })}
    </svg>
  );
}
