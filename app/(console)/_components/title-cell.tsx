import type { ReactNode } from "react";
import classes from "./title-cell.module.css";

interface TitleCellProps {
  readonly title: string;
  /** A line below in small type. */
  readonly note?: ReactNode;
  /** A picture before both. */
  readonly picture?: ReactNode;
}

/** What a row is called, with what helps to tell it from its neighbours. */
export function TitleCell({ title, note, picture }: TitleCellProps) {
  return (
    <span className={classes.cell}>
      {picture}
      <span className={classes.words}>
        <span>{title}</span>
        {note !== undefined && note !== "" && <span className={classes.note}>{note}</span>}
      </span>
    </span>
  );
}
