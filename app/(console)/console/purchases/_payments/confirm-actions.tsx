"use client";

import { notifications } from "@mantine/notifications";
import { useRouter } from "next/navigation";
import { ConfirmButton } from "#app/_components/form/confirm-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { trpc } from "#app/_trpc/client.tsx";
import { formatInFours, formatMoney } from "#app/_words/format.ts";
import type { OfferingPurchaseIntent } from "#server/domain/primary/purchase-intent/contract.ts";
import classes from "./actions.module.css";

/** What a person does about a purchase's money: says that a transfer came in, or that all of it was sent back. */
export function ConfirmActions({
  purchase,
  isByHand,
}: {
  purchase: OfferingPurchaseIntent;
  isByHand: boolean;
}) {
  const router = useRouter();
  const { offeringPurchaseIntentId, paymentInstructions: open, settlement } = purchase;
  const settings = {
    onSuccess: () => {
      notifications.show({ title: "Done", message: "The purchase is up to date." });
      router.refresh();
    },
  };
  const confirm = trpc.payment.confirm.useMutation(settings);
  const mark = trpc.refund.markPurchaseRefunded.useMutation(settings);
  const isDue = settlement.status === "REFUND_DUE" && isByHand;
  if (!open && !isDue) return null;
  return (
    <div className={classes.actions}>
      {open && (
        <ConfirmButton
          title="Has the payment come in?"
          question={`Confirm once you see ${formatMoney(open.amount, open.currency)} with the reference ${formatInFours(open.reference)} on your account. This cannot be taken back.`}
          confirmLabel="Confirm the payment"
          loading={confirm.isPending}
          onConfirm={() => confirm.mutate({ offeringPurchaseIntentId })}
        >
          Confirm payment…
        </ConfirmButton>
      )}
      {isDue && (
        <ConfirmButton
          title="Was everything sent back?"
          question="Confirm once all refunds of this purchase have left your account. This cannot be taken back."
          confirmLabel="Mark as refunded"
          loading={mark.isPending}
          onConfirm={() => mark.mutate({ offeringPurchaseIntentId })}
        >
          Mark as refunded…
        </ConfirmButton>
      )}
      <ProblemAlert error={confirm.error ?? mark.error} />
    </div>
  );
}
