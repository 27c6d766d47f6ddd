"use client";

import { notifications } from "@mantine/notifications";
import { useRouter } from "next/navigation";
import { ConfirmButton } from "#app/_components/form/confirm-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { trpc } from "#app/_trpc/client.tsx";

/** Calls a distribution off that is still to come. */
export function CancelButton({ distributionId }: { distributionId: string }) {
  const router = useRouter();
  const cancel = trpc.distribution.cancel.useMutation({
    onSuccess: ({ title }) => {
      notifications.show({ title: "Distribution cancelled", message: title });
      router.refresh();
    },
  });
  return (
    <>
      <ProblemAlert error={cancel.error} />
      <ConfirmButton
        title="Cancel this distribution?"
        question="Nobody will be paid. A cancelled distribution cannot be taken up again; create a new one instead."
        confirmLabel="Cancel the distribution"
        isDangerous
        onConfirm={() => cancel.mutate({ distributionId })}
        loading={cancel.isPending}
      >
        Cancel
      </ConfirmButton>
    </>
  );
}
