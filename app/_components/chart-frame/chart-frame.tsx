import type { CSSProperties, ReactNode } from "react";
import classes from "./chart-frame.module.css";

interface Named {
  /** As a part of the whole height or width. */
  readonly at: number;
  readonly name: string;
}

interface ChartFrameProps {
  readonly height: number;
  /** Marks of the scale, the lowest first. */
  readonly marks: readonly Named[];
  /** What stands below. */
  readonly names: readonly Named[];
  /** Whether what is drawn stands off both edges. */
  readonly isInset?: boolean;
  /** What is drawn over the lines of the scale. What has `data-says` says it under the pointer. */
  readonly children: ReactNode;
}

/** What all charts have: a scale with its lines, and names below; drawn without a script. */
export function ChartFrame({ height, marks, names, isInset, children }: ChartFrameProps) {
  return (
    <div className={classes.chart} style={{ blockSize: height }}>
      <div className={classes.scale}>
        {marks.map(({ at, name }) => (
          <span key={at} className={classes.tick} style={part(at)}>
            {name}
          </span>
        ))}
      </div>
      <div className={classes.plot}>
        {marks.map(({ at }) => (
          <span key={at} className={classes.mark} style={part(at)} />
        ))}
        {children}
      </div>
      <div className={classes.names} data-inset={isInset}>
        {names.map(({ at, name }) => (
          <span key={at} style={part(at)}>
            {name}
          </span>
        ))}
      </div>
    </div>
  );
}

/** A part of the whole height or width, for style sheets. */
export function part(share: number): CSSProperties {
  return { "--part": `${share * 100}%` } as CSSProperties;
}
