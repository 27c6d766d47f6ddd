import type { ReactNode } from "react";
import classes from "./money-moves.module.css";

/** Payments and refunds, one below another. */
export function MoneyMoves({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <ul id={id} className={classes.moves}>
      {children}
    </ul>
  );
}

interface MoneyMoveProps {
  /** A badge. */
  readonly status: ReactNode;
  /** How and when. */
  readonly note: ReactNode;
  /** How much. */
  readonly children: ReactNode;
}

/** A payment or a refund. */
export function MoneyMove({ status, note, children }: MoneyMoveProps) {
  return (
    <li className={classes.move}>
      {children}
      {status}
      <span className={classes.note}>{note}</span>
    </li>
  );
}
