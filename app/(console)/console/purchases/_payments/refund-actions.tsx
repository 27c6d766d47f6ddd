"use client";

import { notifications } from "@mantine/notifications";
import { useRouter } from "next/navigation";
import { ConfirmButton } from "#app/_components/form/confirm-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { trpc } from "#app/_trpc/client.tsx";
import { formatMoney } from "#app/_words/format.ts";
import type { Refund } from "#server/domain/payments/refund/contract.ts";
import classes from "./actions.module.css";

/** What a person does about a refund: says that it was sent, or has its provider try again. */
export function RefundActions({ refund }: { refund: Refund }) {
  const router = useRouter();
  const { refundId, provider, status, amount, currency } = refund;
  const settings = {
    onSuccess: () => {
      notifications.show({ title: "Done", message: "The refund is up to date." });
      router.refresh();
    },
  };
  const mark = trpc.refund.markRefunded.useMutation(settings);
  const retry = trpc.refund.retry.useMutation(settings);
  const isFailed = status === "FAILED";
  const mayMark = status !== "SUCCEEDED" && (provider === "BANK_TRANSFER" || isFailed);
  if (!mayMark) return null;
  return (
    <div className={classes.actions}>
      <ConfirmButton
        title="Was it sent?"
        question={`Confirm once ${formatMoney(amount, currency)} has left your account. This cannot be taken back.`}
        confirmLabel="Mark as sent"
        loading={mark.isPending}
        onConfirm={() => mark.mutate({ refundId })}
      >
        Mark as sent…
      </ConfirmButton>
      {isFailed && provider !== "BANK_TRANSFER" && (
        <ConfirmButton
          title="Try again?"
          question="The payment provider is asked once more to send it."
          confirmLabel="Try again"
          loading={retry.isPending}
          onConfirm={() => retry.mutate({ refundId })}
        >
          Try again…
        </ConfirmButton>
      )}
      <ProblemAlert error={mark.error ?? retry.error} />
    </div>
  );
}
