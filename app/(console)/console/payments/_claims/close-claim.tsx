"use client";

import { notifications } from "@mantine/notifications";
import { useRouter } from "next/navigation";
import { ConfirmButton } from "#app/_components/form/confirm-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { trpc } from "#app/_trpc/client.tsx";
import classes from "#app/(console)/console/payments/_queue/queue-entry.module.css";

/** Says that a claim was seen to. */
export function CloseClaim({ paymentId, money }: { paymentId: string; money: string }) {
  const router = useRouter();
  const close = trpc.payment.closeClaim.useMutation({
    onSuccess: () => {
      notifications.show({ title: "Done", message: `${money} has left the queue.` });
      router.refresh();
    },
  });
  return (
    <>
      <div className={classes.actions}>
        <ConfirmButton
          title="Was it seen to?"
          question={`${money} leaves the queue. No money or token moves, and this cannot be taken back.`}
          confirmLabel="Seen to"
          loading={close.isPending}
          onConfirm={() => close.mutate({ paymentId })}
        >
          Seen to…
        </ConfirmButton>
      </div>
      <ProblemAlert error={close.error} />
    </>
  );
}
