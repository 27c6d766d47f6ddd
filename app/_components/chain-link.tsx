import { IconExternalLink } from "@tabler/icons-react";
import { contractHref, transactionHref } from "#app/_words/chain.ts";
import { Address } from "./address.tsx";
import classes from "./chain-link.module.css";

interface TransactionLinkProps {
  readonly txHash: string;
  /** The explorer of this installation, where it has one. */
  readonly explorerUrl: string | undefined;
}

/** A transaction's hash, and the way to see it at the chain's explorer. */
export function TransactionLink({ txHash, explorerUrl }: TransactionLinkProps) {
  return (
    <span className={classes.link}>
      <Address address={txHash} label="transaction hash" />
      {explorerUrl !== undefined && (
        <Explorer href={transactionHref(explorerUrl, txHash)} what="this transaction" />
      )}
    </span>
  );
}

interface ContractLinkProps {
  readonly address: string;
  /** What the address is of: "token contract". */
  readonly label: string;
  readonly explorerUrl: string | undefined;
  readonly kind?: "token" | "address";
}

/** A contract's or an account's address, and the way to see it at the chain's explorer. */
export function ContractLink({ address, label, explorerUrl, kind }: ContractLinkProps) {
  return (
    <span className={classes.link}>
      <Address address={address} label={`${label} address`} />
      {explorerUrl !== undefined && (
        <Explorer href={contractHref(explorerUrl, address, kind)} what={`the ${label}`} />
      )}
    </span>
  );
}

function Explorer({ href, what }: { href: string; what: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      Explorer
      <span className="visually-hidden"> shows {what} in a new tab</span>
      <IconExternalLink size={15} stroke={1.75} aria-hidden />
    </a>
  );
}
