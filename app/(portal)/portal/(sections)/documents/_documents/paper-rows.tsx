import type { ReactNode } from "react";
import { Panel } from "#app/_components/panel.tsx";
import classes from "./paper-rows.module.css";

/** A thing there is paper about. */
export interface PaperRow {
  readonly id: string;
  readonly title: ReactNode;
  readonly note: ReactNode;
  readonly papers: readonly {
    readonly href: string;
    readonly label: string;
    /** What it is of, for screen readers: "of Harbour Lofts (PDF)". */
    readonly about: string;
  }[];
}

interface PaperRowsProps {
  readonly title: string;
  readonly rows: readonly PaperRow[];
  readonly none: string;
  readonly aside?: ReactNode;
}

/** Papers to open or to save, a line for each thing they are about. */
export function PaperRows({ title, rows, none, aside }: PaperRowsProps) {
  return (
    <Panel title={title} aside={aside}>
      {rows.length === 0 && <p className={classes.note}>{none}</p>}
      <ul className={classes.rows}>
        {rows.map(({ id, title: what, note, papers }) => (
          <li key={id}>
            <span className={classes.what}>
              <strong>{what}</strong>
              <span className={classes.note}>{note}</span>
            </span>
            <span className={classes.papers}>
              {papers.map(({ href, label, about }) => (
                <a key={href} href={href} target="_blank" rel="noreferrer">
                  {label}
                  <span className="visually-hidden"> {about}, opens in a new window</span>
                </a>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
