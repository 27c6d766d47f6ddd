"use client";

import Link from "next/link";
import { useState } from "react";
import { auth } from "#app/_auth/client.ts";
import { useAuthCall } from "#app/_auth/use-auth-call.ts";
import { PendingButton } from "#app/_components/form/pending-button.tsx";
import classes from "./section.module.css";
import { Section } from "./section.tsx";

interface EmailSectionProps {
  email: string;
  isVerified: boolean;
  isDemo: boolean;
}

/** One's address, and whether it is confirmed. */
export function EmailSection({ email, isVerified, isDemo }: EmailSectionProps) {
  const [success, setSuccess] = useState<string | null>(null);
  const { run, problem, isPending } = useAuthCall();
  const send = async () => {
    const answer = await run(() => auth.sendVerificationEmail({ email, callbackURL: "/account" }));
    if (answer !== null) setSuccess("A link to confirm the address is on its way. It works for 24 hours.");
  };
  return (
    <Section title="E-mail address" problem={problem} success={success}>
      <p className={classes.row}>
        <span className={classes.name}>{email}</span>
        <span className={classes.badge} data-tone={isVerified ? "positive" : "warning"}>
          {isVerified ? "Confirmed" : "Not confirmed"}
        </span>
      </p>
      {!isVerified && (
        <PendingButton
          type="button"
          variant="default"
          isPending={isPending}
          pendingLabel="Sending…"
          onClick={() => void send()}
        >
          Send the link again
        </PendingButton>
      )}
      {isDemo && (
        <p className={classes.meta}>
          Mail of this demo stays in <Link href="/demo/mail">its mailbox</Link>.
        </p>
      )}
    </Section>
  );
}
