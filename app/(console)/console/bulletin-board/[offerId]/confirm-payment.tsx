"use client";

import { notifications } from "@mantine/notifications";
import { useRouter } from "next/navigation";
import { ConfirmButton } from "#app/_components/form/confirm-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { trpc } from "#app/_trpc/client.tsx";

/** Notes that the buyer has paid the seller. */
export function ConfirmPayment({ tradeId }: { tradeId: string }) {
  const router = useRouter();
  const confirm = trpc.trade.confirmPayment.useMutation({
    onSuccess: () => {
      notifications.show({ title: "Payment confirmed", message: "The trade is settled." });
      router.refresh();
    },
  });
  return (
    <>
      <ProblemAlert error={confirm.error} />
      <ConfirmButton
        title="Has the buyer paid?"
        question="Confirm once you know that the seller has the money. This cannot be taken back."
        confirmLabel="Confirm the payment"
        onConfirm={() => confirm.mutate({ tradeId })}
        loading={confirm.isPending}
      >
        Confirm payment
      </ConfirmButton>
    </>
  );
}
