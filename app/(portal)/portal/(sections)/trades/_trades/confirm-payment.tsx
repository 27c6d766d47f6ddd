"use client";

import { notifications } from "@mantine/notifications";
import { useRouter } from "next/navigation";
import { ConfirmButton } from "#app/_components/form/confirm-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { trpc } from "#app/_trpc/client.tsx";
import { formatMoney } from "#app/_words/format.ts";

/** The seller says that the money has come. */
export function ConfirmPayment({ tradeId, priceInEuro }: { tradeId: string; priceInEuro: number }) {
  const router = useRouter();
  const confirm = trpc.trade.confirmPayment.useMutation({
    onSuccess: () => {
      notifications.show({ color: "brand", title: "Payment confirmed", message: "The trade is settled." });
      router.refresh();
    },
  });
  const price = formatMoney(priceInEuro, "EUR");
  return (
    <>
      <ProblemAlert error={confirm.error} />
      <ConfirmButton
        size="xs"
        title="Has the money arrived?"
        question={`Confirm once ${price} is in your account. This cannot be taken back.`}
        confirmLabel="Yes, it has arrived"
        onConfirm={() => confirm.mutate({ tradeId })}
        loading={confirm.isPending}
      >
        Confirm payment
      </ConfirmButton>
    </>
  );
}
