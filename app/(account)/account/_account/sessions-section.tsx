"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { DateTime } from "#app/_components/date-time.tsx";
import { ConfirmButton } from "#app/_components/form/confirm-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { trpc } from "#app/_trpc/client.tsx";
import type { Session } from "#server/platform/session/contract.ts";
import classes from "./section.module.css";
import { Section } from "./section.tsx";

/** Where one is signed in, and the way to end it there. */
export function SessionsSection({ sessions }: { sessions: readonly Session[] }) {
  const router = useRouter();
  const [success, setSuccess] = useState<string | null>(null);
  const done = (sentence: string) => {
    setSuccess(sentence);
    router.refresh();
  };
  const revoke = trpc.session.revoke.useMutation({
    onSuccess: () => done("That browser is signed out."),
  });
  const revokeOthers = trpc.session.revokeOthers.useMutation({
    onSuccess: () => done("Every other browser is signed out."),
  });
  return (
    <Section
      title="Where you are signed in"
      description="End what you do not know, and then change your password."
      success={success}
    >
      <ProblemAlert error={revoke.error ?? revokeOthers.error} />
      <ul className={classes.list}>
        {sessions.map(({ sessionId, device, address, isCurrent, lastUsedAt, createdAt }) => (
          <li key={sessionId} className={classes.item}>
            <span>
              <span className={classes.row}>
                <span className={classes.name}>{device}</span>
                {isCurrent && (
                  <span className={classes.badge} data-tone="positive">
                    This one
                  </span>
                )}
              </span>
              <span className={classes.meta}>
                {address !== undefined && `${address} · `}used{" "}
                <DateTime value={lastUsedAt} detail="dateTime" />
                {" · "}since <DateTime value={createdAt} />
              </span>
            </span>
            {!isCurrent && (
              <ConfirmButton
                size="xs"
                aria-label={`Sign out ${device}`}
                title="Sign out there?"
                question={`${device} is signed out at once. Whoever is there has to sign in again.`}
                confirmLabel="Sign out there"
                loading={revoke.isPending && revoke.variables.sessionId === sessionId}
                onConfirm={() => revoke.mutate({ sessionId })}
              >
                Sign out
              </ConfirmButton>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <div>
          <ConfirmButton
            title="Sign out everywhere else?"
            question="Every browser but this one is signed out at once."
            confirmLabel="Sign out everywhere else"
            loading={revokeOthers.isPending}
            onConfirm={() => revokeOthers.mutate({})}
          >
            Sign out everywhere else
          </ConfirmButton>
        </div>
      )}
    </Section>
  );
}
