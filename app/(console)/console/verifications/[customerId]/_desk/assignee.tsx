"use client";

import { NativeSelect } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { useRouter } from "next/navigation";
import { PendingButton } from "#app/_components/form/pending-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { isSignedOut, problemOf, trpc } from "#app/_trpc/client.tsx";
import classes from "./desk.module.css";

interface AssigneeProps {
  readonly customerId: string;
  /** Who sees to the check, as far as this page knows. */
  readonly assigneeId: string | undefined;
  readonly reviewers: readonly { readonly userId: string; readonly name: string; readonly isMe: boolean }[];
}

/** Who sees to the check that runs: one takes it, hands it over or lets it go. */
export function Assignee({ customerId, assigneeId, reviewers }: AssigneeProps) {
  const router = useRouter();
  const assign = trpc.verification.assign.useMutation({
    // Without a session the page would lead away from what is said here.
    onSettled: (_, error) => isSignedOut(problemOf(error)) || router.refresh(),
  });
  const give = (to: string | null) => assign.mutate({ customerId, assigneeId: to, from: assigneeId ?? null });
  const me = reviewers.find(({ isMe }) => isMe)?.userId;
  const mayTake = me !== undefined && assigneeId === undefined && !assign.isPending;
  useHotkeys([["t", () => mayTake && give(me)]]);
  return (
    <div className={classes.assignee}>
      <ProblemAlert error={assign.error} />
      <NativeSelect
        label="Who sees to it"
        value={assigneeId ?? ""}
        disabled={assign.isPending}
        data={[
          { value: "", label: "Nobody yet" },
          ...reviewers.map(({ userId, name, isMe }) => ({
            value: userId,
            label: isMe ? `${name} (you)` : name,
          })),
        ]}
        onChange={({ currentTarget }) => give(currentTarget.value || null)}
      />
      {me !== undefined && assigneeId === undefined && (
        <PendingButton type="button" variant="default" isPending={assign.isPending} onClick={() => give(me)}>
          Take it
        </PendingButton>
      )}
    </div>
  );
}
