import type { CSSProperties } from "react";
import classes from "./bars.module.css";

interface Bar {
  readonly key: string;
  /** What it stands for, as it is named below it. */
  readonly name: string;
  /** What it says under the pointer. */
  readonly says: string;
  /** What it is made of, the lowest first. */
  readonly parts: readonly { readonly value: number; readonly color: string }[];
}

interface BarsProps {
  readonly bars: readonly Bar[];
  /** Marks of the scale from 0 on; none of the bars is higher than the last. */
  readonly ticks: readonly number[];
  readonly format: (value: number) => string;
  /** How many bars are named, about. */
  readonly named: number;
  readonly height: number;
}

/** Bars side by side over a scale, drawn without a script. The one under the pointer says its own. */
export function Bars({ bars, ticks, format, named, height }: BarsProps) {
  const top = ticks.at(-1) || 1;
  const every = Math.max(1, Math.ceil(bars.length / named));
  return (
    <div className={classes.chart} style={{ blockSize: height }}>
      <div className={classes.scale}>
        {ticks.map((tick) => (
          <span key={tick} className={classes.tick} style={part(tick / top)}>
            {format(tick)}
          </span>
        ))}
      </div>
      <div className={classes.plot}>
        {ticks.map((tick) => (
          <span key={tick} className={classes.line} style={part(tick / top)} />
        ))}
        <div className={classes.bars}>
          {bars.map(({ key, says, parts }) => (
            <span key={key} className={classes.bar} data-says={says}>
              {parts.map(
                ({ value, color }) =>
                  value > 0 && (
                    <span
                      key={color}
                      className={classes.part}
                      style={{ ...part(value / top), "--color": color } as CSSProperties}
                    />
                  ),
              )}
            </span>
          ))}
        </div>
      </div>
      <div className={classes.names}>
        {bars.map(
          ({ key, name }, index) =>
            index % every === 0 && (
              <span key={key} style={part(index / bars.length)}>
                {name}
              </span>
            ),
        )}
      </div>
    </div>
  );
}

/** A part of the whole height or width, for the style sheet. */
function part(share: number): CSSProperties {
  return { "--part": `${share * 100}%` } as CSSProperties;
}
