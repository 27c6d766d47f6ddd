"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { ConfirmButton } from "#app/_components/form/confirm-button.tsx";
import { PendingButton } from "#app/_components/form/pending-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { trpc } from "#app/_trpc/client.tsx";
import classes from "./page.module.css";

interface AnswerInvitationProps {
  readonly invitationId: string;
  readonly organizationName: string;
}

/** Accepts an invitation and goes to the console, or declines it. */
export function AnswerInvitation({ invitationId, organizationName }: AnswerInvitationProps) {
  const router = useRouter();
  const [isLeaving, setIsLeaving] = useState(false);
  const accept = trpc.invitation.accept.useMutation({
    onSuccess: () => {
      setIsLeaving(true);
      // The whole page anew: the browser acts for the organization from here on.
      window.location.assign("/console");
    },
  });
  const decline = trpc.invitation.decline.useMutation({ onSuccess: () => router.refresh() });
  return (
    <div className={classes.ways}>
      <ProblemAlert error={accept.error ?? decline.error} />
      <PendingButton
        type="button"
        isPending={accept.isPending || isLeaving}
        pendingLabel="Joining…"
        onClick={() => accept.mutate({ invitationId })}
      >
        Accept the invitation
      </PendingButton>
      <ConfirmButton
        title="Decline this invitation?"
        question={`You will not become a member of ${organizationName}. They can invite you again.`}
        confirmLabel="Decline"
        loading={decline.isPending}
        onConfirm={() => decline.mutate({ invitationId })}
      >
        Decline…
      </ConfirmButton>
    </div>
  );
}
