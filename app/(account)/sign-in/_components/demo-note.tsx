import Link from "next/link";
import type { ReactNode } from "react";
import classes from "./demo-note.module.css";

/** Says that this is a demo, and what that means. */
export function DemoNote({ children }: { children: ReactNode }) {
  return (
    <div className={classes.note}>
      <p>
        <strong>This is a demo.</strong> Everybody who reaches it can be any of these people, without a
        password. Nothing here is real: no money, no tokens, no mail.
      </p>
      {children}
      <p className={classes.mail}>
        Mail stays in <Link href="/demo/mail">the demo's mailbox</Link>.
      </p>
    </div>
  );
}
