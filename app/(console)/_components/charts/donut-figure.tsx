import type { CSSProperties, ReactNode } from "react";
import { formatShare } from "#app/_words/format.ts";
import { Donut, type DonutPart } from "./donut.tsx";
import classes from "./donut-figure.module.css";

const SIZE = 148;

interface DonutFigureProps {
  /** Colours of parts are the look's own. */
  readonly parts: readonly (DonutPart & { readonly written: ReactNode })[];
  /** Within the ring: the number that matters, and what it is of. */
  readonly center: { readonly value: ReactNode; readonly label: string };
}

/** Parts of a whole: a ring to see them by, and a list that says the same. */
export function DonutFigure({ parts, center }: DonutFigureProps) {
  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  const drawn = parts
    .filter(({ value }) => value > 0)
    .map(({ name, value, color }) => ({ name, value, color }));
  return (
    <div className={classes.figure}>
      <div className={classes.ring} style={{ inlineSize: SIZE, blockSize: SIZE }} aria-hidden>
        <Donut parts={drawn} size={SIZE} />
        <span className={classes.center}>
          <strong>{center.value}</strong>
          <span>{center.label}</span>
        </span>
      </div>
      <ul className={classes.legend}>
        {parts.map(({ name, value, color, written }) => (
          <li key={name} style={{ "--part": color } as CSSProperties}>
            <span>{name}</span>
            <span className={classes.value}>{written}</span>
            <span className={classes.share}>{formatShare(value, whole)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
