"use client";

import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useRouter } from "next/navigation";
import { DateTime } from "#app/_components/date-time.tsx";
import { ConfirmButton } from "#app/_components/form/confirm-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { StatusBadge } from "#app/_components/status-badge.tsx";
import { trpc } from "#app/_trpc/client.tsx";
import { roleWords } from "#app/_words/roles.ts";
import classes from "#app/(console)/console/settings/_components/rows.module.css";
import type { Invitation } from "#server/domain/organization/invitation/contract.ts";

interface InvitationRowsProps {
  readonly invitations: readonly Invitation[];
  readonly mayManage: boolean;
  readonly isOwner: boolean;
}

/** The invitations that nobody answered yet. */
export function InvitationRows({ invitations, mayManage, isOwner }: InvitationRowsProps) {
  return (
    <ul className={classes.rows}>
      {invitations.map((invitation) => (
        <InvitationRow
          key={invitation.invitationId}
          invitation={invitation}
          mayChange={mayManage && (isOwner || invitation.role !== "owner")}
        />
      ))}
    </ul>
  );
}

function InvitationRow({ invitation, mayChange }: { invitation: Invitation; mayChange: boolean }) {
  const router = useRouter();
  const { invitationId, email, role, status, inviterName, expiresAt } = invitation;
  const resend = trpc.invitation.resend.useMutation({
    onSuccess: () => {
      notifications.show({ title: "Invitation sent again", message: `${email} has another mail.` });
      router.refresh();
    },
  });
  const cancel = trpc.invitation.cancel.useMutation({
    onSuccess: () => {
      notifications.show({ title: "Invitation cancelled", message: `The link to ${email} no longer works.` });
      router.refresh();
    },
  });
  return (
    <li>
      <div className={classes.row}>
        <div className={classes.who}>
          <div className={classes.name}>
            {email}
            <StatusBadge kind="invitationStatus" value={status} />
          </div>
          <div className={classes.note}>
            <span>Invited by {inviterName}</span>
            <span>
              {status === "EXPIRED" ? "Expired on" : "Works until"} <DateTime value={expiresAt} />
            </span>
          </div>
        </div>
        <span className={classes.plainRole}>{roleWords[role].label}</span>
        {mayChange && (
          <div className={classes.actions}>
            <Button
              variant="default"
              size="xs"
              loading={resend.isPending}
              aria-label={`Send the invitation to ${email} again`}
              onClick={() => resend.mutate({ invitationId })}
            >
              Send again
            </Button>
            <ConfirmButton
              size="xs"
              aria-label={`Cancel the invitation to ${email}`}
              title="Cancel this invitation?"
              question={`The link that was mailed to ${email} will no longer work.`}
              confirmLabel="Cancel the invitation"
              isDangerous
              loading={cancel.isPending}
              onConfirm={() => cancel.mutate({ invitationId })}
            >
              Cancel…
            </ConfirmButton>
          </div>
        )}
      </div>
      {(resend.error ?? cancel.error) && (
        <div className={classes.problem}>
          <ProblemAlert error={resend.error ?? cancel.error} />
        </div>
      )}
    </li>
  );
}
