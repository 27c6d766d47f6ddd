import { DateTime } from "#app/_components/date-time.tsx";
import type { WebhookAttempt } from "#server/feed/webhook-delivery/contract.ts";
import classes from "./attempts.module.css";

/** Every attempt, and what came back. */
export function Attempts({ attempts }: { attempts: readonly WebhookAttempt[] }) {
  if (attempts.length === 0) return <p className={classes.none}>It was not sent yet.</p>;
  return (
    <ol className={classes.attempts}>
      {attempts.map((attempt) => (
        <li key={attempt.at}>
          <div className={classes.line}>
            <strong>{attempt.error ?? `Received: ${attempt.statusCode}`}</strong>
            <span>
              <DateTime value={attempt.at} detail="dateTime" />, {attempt.durationMs} ms
            </span>
          </div>
          {attempt.response !== undefined && attempt.response !== "" && (
            <pre className={classes.response}>
              <code>{attempt.response}</code>
            </pre>
          )}
        </li>
      ))}
    </ol>
  );
}
