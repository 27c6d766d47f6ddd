import { CopyButton } from "#app/_components/copy-button.tsx";
import classes from "./identifier.module.css";

interface IdentifierProps {
  readonly id: string;
  /** What is identified, for screen readers: "customer identifier". */
  readonly label?: string;
}

/** An identifier of the interface, whole, with its way to the clipboard. */
export function Identifier({ id, label = "identifier" }: IdentifierProps) {
  return (
    <span className={classes.identifier}>
      <code>{id}</code>
      <CopyButton value={id} label={label} />
    </span>
  );
}
