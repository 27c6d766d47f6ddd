import { CopyButton } from "#app/_components/copy-button.tsx";
import classes from "./code-sample.module.css";

/** A first request with a key. */
export function CodeSample({ origin, apiKey }: { origin: string; apiKey: string }) {
  const command = `curl ${origin}/api/offering \\\n  -H 'Authorization: Bearer ${apiKey}'`;
  return (
    <div className={classes.sample}>
      <pre>
        <code>{command}</code>
      </pre>
      <span className={classes.copy}>
        <CopyButton value={command} label="example request" />
      </span>
    </div>
  );
}
