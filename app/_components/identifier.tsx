import { CopyButton } from "./copy-button.tsx";
import classes from "./identifier.module.css";

interface IdentifierProps {
  readonly id: string;
  /** What is identified, for screen readers: "customer identifier". */
  readonly label?: string;
  /** The same as people read it. */
  readonly shown?: string;
}

/** An identifier of the interface, whole, with its way to the clipboard. */
export function Identifier({ id, label = "identifier", shown = id }: IdentifierProps) {
  return (
    <span className={classes.identifier}>
      <code>{shown}</code>
      <CopyButton value={id} label={label} />
    </span>
  );
}
