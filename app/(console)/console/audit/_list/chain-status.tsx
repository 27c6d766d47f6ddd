import { IconShieldCheck } from "@tabler/icons-react";
import { CopyButton } from "#app/_components/copy-button.tsx";
import { formatCount } from "#app/_words/format.ts";
import { MOST_COUNTED } from "#server/kernel/fields/list.ts";
import type { AuditChain } from "#server/platform/audit/contract.ts";
import classes from "./chain-status.module.css";

/** How far the trail is sealed, and the hash to keep elsewhere. */
export function ChainStatus({ chain }: { chain: AuditChain }) {
  const { sequence, hash, unsealed } = chain;
  return (
    <section className={classes.status} aria-label="Seal">
      <IconShieldCheck className={classes.icon} size={22} stroke={1.75} aria-hidden />
      <div className={classes.words}>
        <strong>
          {sequence === 0 ? "Nothing is sealed yet" : `Sealed up to #${formatCount(sequence)}`}
          {unsealed > 0 && (
            <span className={classes.waiting}>
              {" "}
              · {formatCount(unsealed)}
              {unsealed >= MOST_COUNTED && " or more"} being sealed
            </span>
          )}
        </strong>
        <span>
          Each change carries the hash of the one before. Keep the last hash elsewhere, and nothing before it
          can change unnoticed.
        </span>
      </div>
      {sequence > 0 && (
        <span className={classes.hash}>
          <code title={hash}>{`${hash.slice(0, 10)}…${hash.slice(-6)}`}</code>
          <CopyButton value={`${sequence}:${hash}`} label="place and hash of the last sealed change" />
        </span>
      )}
    </section>
  );
}
