"use client";

import { useState } from "react";
import { PendingButton } from "#app/_components/form/pending-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { trpc } from "#app/_trpc/client.tsx";

/** Accepts an invitation and goes on as the customer. */
export function AcceptInvitation({ token, organizationName }: { token: string; organizationName: string }) {
  const [isLeaving, setLeaving] = useState(false);
  const accept = trpc.customerLogin.invitation.accept.useMutation({
    onSuccess: () => {
      setLeaving(true);
      location.assign("/portal");
    },
  });
  return (
    <>
      <ProblemAlert error={accept.error} />
      <div>
        <PendingButton
          type="button"
          isPending={accept.isPending || isLeaving}
          onClick={() => accept.mutate({ token })}
        >
          Sign in to {organizationName}
        </PendingButton>
      </div>
    </>
  );
}
