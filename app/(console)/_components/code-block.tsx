import { CopyButton } from "#app/_components/copy-button.tsx";
import classes from "./code-block.module.css";

interface CodeBlockProps {
  readonly code: string;
  /** What is copied, for screen readers. */
  readonly label: string;
}

/** Code with its way to the clipboard. */
export function CodeBlock({ code, label }: CodeBlockProps) {
  return (
    <section className={classes.block} aria-label={label}>
      <pre>
        <code>{code}</code>
      </pre>
      <span className={classes.copy}>
        <CopyButton value={code} label={label} />
      </span>
    </section>
  );
}
