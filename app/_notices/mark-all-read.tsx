"use client";

import { useRouter } from "next/navigation";
import { PendingButton } from "#app/_components/form/pending-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { trpc } from "#app/_trpc/client.tsx";

/** Marks every notice as read. */
export function MarkAllRead() {
  const router = useRouter();
  const read = trpc.notice.read.useMutation({ onSuccess: () => router.refresh() });
  return (
    <>
      <PendingButton
        type="button"
        variant="default"
        isPending={read.isPending}
        pendingLabel="Marking…"
        onClick={() => read.mutate({})}
      >
        Mark all read
      </PendingButton>
      <ProblemAlert error={read.error} />
    </>
  );
}
