import { DateTime } from "#app/_components/date-time.tsx";
import { StatusBadge } from "#app/_components/status-badge.tsx";
import type { Verification } from "#server/domain/investors/verification/contract.ts";
import classes from "./checks.module.css";

/** The checks a customer went through, newest first. */
export function Checks({ checks }: { checks: readonly Verification[] }) {
  return (
    <ol className={classes.checks}>
      {checks.map(({ verificationId, status, submittedAt, decidedAt, validUntil, error }) => (
        <li key={verificationId}>
          <StatusBadge kind="checkStatus" value={status} />
          <span>
            Begun <DateTime value={submittedAt} detail="dateTime" />
          </span>
          {decidedAt !== undefined && (
            <span>
              Ended <DateTime value={decidedAt} detail="dateTime" />
            </span>
          )}
          {status === "APPROVED" && validUntil !== undefined && (
            <span>
              Holds until <DateTime value={validUntil} />
            </span>
          )}
          {error && <span className={classes.reason}>{error.reason}</span>}
        </li>
      ))}
    </ol>
  );
}
