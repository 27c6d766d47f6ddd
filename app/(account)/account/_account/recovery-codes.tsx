"use client";

import { CopyButton } from "#app/_components/copy-button.tsx";
import classes from "./section.module.css";

/** The codes for when the authenticator app is lost; shown once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <div>
      <p className={classes.spread}>
        <span className={classes.meta}>
          Each works once, in place of a code. They are not shown again: keep them in a safe place.
        </span>
        <CopyButton value={codes.join("\n")} label="the recovery codes" />
      </p>
      <ul className={classes.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </div>
  );
}
