"use client";

import { notifications } from "@mantine/notifications";
import { useRouter } from "next/navigation";
import { ConfirmButton } from "#app/_components/form/confirm-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { trpc } from "#app/_trpc/client.tsx";

/** Books all transfers that are due as made, once the bank has carried out the payment file. */
export function MarkAllPaid({ distributionId }: { distributionId: string }) {
  const router = useRouter();
  const mark = trpc.distribution.markPaid.useMutation({
    onSuccess: ({ title }) => {
      notifications.show({ title: "Transfers marked as paid", message: title });
      router.refresh();
    },
  });
  return (
    <>
      <ProblemAlert error={mark.error} />
      <ConfirmButton
        variant="filled"
        title="Have all transfers been made?"
        question="Every transfer of this distribution that is still due is marked as paid. This cannot be undone."
        confirmLabel="Mark all as paid"
        onConfirm={() => mark.mutate({ distributionId })}
        loading={mark.isPending}
      >
        Mark transfers as paid
      </ConfirmButton>
    </>
  );
}
