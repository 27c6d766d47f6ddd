import { IconAlertTriangle, IconCheck } from "@tabler/icons-react";
import type { RegisteredToken } from "#server/domain/register/token/contract.ts";
import { checkTerms } from "./check-terms.ts";
import classes from "./terms-summary.module.css";
import type { OfferingValues } from "./values.ts";

interface TermsSummaryProps {
  readonly values: OfferingValues;
  readonly token: RegisteredToken | undefined;
  readonly now: Date;
}

/** What the terms come to, as they are typed. */
export function TermsSummary({ values, token, now }: TermsSummaryProps) {
  const findings = checkTerms(values, token, now);
  return (
    <section className={classes.summary} aria-label="What these terms mean" aria-live="polite">
      {findings.length === 0 ? (
        <p className={classes.none}>Type a price and limits to see what they come to.</p>
      ) : (
        <ul>
          {findings.map(({ tone, text }) => (
            <li key={text} data-tone={tone}>
              {tone === "warning" ? (
                <IconAlertTriangle size={18} stroke={1.75} aria-label="Warning" />
              ) : (
                <IconCheck size={18} stroke={1.75} aria-hidden />
              )}
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
