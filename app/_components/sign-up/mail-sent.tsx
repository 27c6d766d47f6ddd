"use client";

import { Button } from "@mantine/core";
import { IconMailForward } from "@tabler/icons-react";
import Link from "next/link";
import type { ReactNode } from "react";
import classes from "./mail-sent.module.css";

interface MailSentProps {
  email: string;
  /** Whether mail stays in the demo's mailbox. */
  isDemo: boolean;
  /** What is in the mail; the same for every address. */
  children: ReactNode;
  onBack: () => void;
}

/** What stands where a form was, once a mail is on its way. */
export function MailSent({ email, isDemo, children, onBack }: MailSentProps) {
  return (
    <div className={classes.sent} role="status">
      <IconMailForward size={32} stroke={1.5} aria-hidden />
      <h2 className={classes.title}>Look into your mailbox</h2>
      <p className={classes.email}>{email}</p>
      <p className={classes.text}>{children}</p>
      {isDemo && (
        <p className={classes.text}>
          This is a demo: the mail is in <Link href="/demo/mail">its mailbox</Link>.
        </p>
      )}
      <Button variant="default" onClick={onBack}>
        Use another address
      </Button>
    </div>
  );
}
