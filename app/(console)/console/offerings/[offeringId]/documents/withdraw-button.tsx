"use client";

import { notifications } from "@mantine/notifications";
import { useRouter } from "next/navigation";
import { ConfirmButton } from "#app/_components/form/confirm-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { trpc } from "#app/_trpc/client.tsx";

interface WithdrawButtonProps {
  readonly offeringId: string;
  readonly offeringDocumentId: string;
  readonly title: string;
}

/** Takes a document out of force, after asking. */
export function WithdrawButton({ offeringId, offeringDocumentId, title }: WithdrawButtonProps) {
  const router = useRouter();
  const withdraw = trpc.offeringDocument.withdraw.useMutation({
    onSuccess: () => {
      notifications.show({ title: "Document withdrawn", message: title });
      router.refresh();
    },
  });
  return (
    <>
      <ConfirmButton
        size="xs"
        title="Withdraw this document?"
        question={`Purchases to come no longer accept “${title}”, and the offering's page no longer shows it. It stays readable for buyers who accepted it.`}
        confirmLabel="Withdraw"
        isDangerous
        loading={withdraw.isPending}
        aria-label={`Withdraw ${title}`}
        onConfirm={() => withdraw.mutate({ offeringId, offeringDocumentId })}
      >
        Withdraw…
      </ConfirmButton>
      <ProblemAlert error={withdraw.error} />
    </>
  );
}
