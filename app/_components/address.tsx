import { shortAddress } from "#app/_words/format.ts";
import classes from "./address.module.css";
import { CopyButton } from "./copy-button.tsx";

interface AddressProps {
  address: string;
  /** What the address is of, for screen readers. */
  label?: string | undefined;
  /** Leaves out the button, as inside a link or a row that is clicked as a whole. */
  withoutCopy?: boolean | undefined;
}

/** A wallet's or a contract's address: short to read, whole in the title and on the clipboard. */
export function Address({ address, label = "wallet address", withoutCopy = false }: AddressProps) {
  return (
    <span className={classes.address}>
      <code title={address}>{shortAddress(address)}</code>
      {!withoutCopy && <CopyButton value={address} label={label} />}
    </span>
  );
}
