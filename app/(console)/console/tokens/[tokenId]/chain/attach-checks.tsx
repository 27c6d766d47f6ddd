import { Loader } from "@mantine/core";
import { IconCircleCheck, IconCircleDashed, IconCircleX } from "@tabler/icons-react";
import classes from "./attach-checks.module.css";
import { checkResults, type Verdict, type Violations } from "./checks.ts";

interface AttachChecksProps {
  /** What was refused; null while nothing was looked at. */
  readonly violations: Violations | null;
  readonly isChecking: boolean;
}

const icons = { open: IconCircleDashed, holds: IconCircleCheck, fails: IconCircleX };
const spoken: Record<Verdict, string> = { open: ": not checked", holds: ": yes", fails: ": no" };

/** What a contract is checked for, and which of it fails. */
export function AttachChecks({ violations, isChecking }: AttachChecksProps) {
  return (
    <ul className={classes.checks} aria-label="Checks" aria-busy={isChecking} aria-live="polite">
      {checkResults(violations).map(({ name, verdict, details }) => {
        const Icon = icons[verdict];
        return (
          <li key={name} data-state={verdict}>
            {isChecking ? <Loader size={18} aria-hidden /> : <Icon size={20} stroke={1.75} aria-hidden />}
            <div>
              {name}
              <span className="visually-hidden">{spoken[verdict]}</span>
              {details.map((detail) => (
                <p key={detail}>{detail}</p>
              ))}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
