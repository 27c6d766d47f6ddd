"use client";

import { notifications } from "@mantine/notifications";
import { useRouter } from "next/navigation";
import fields from "#app/_components/form/form.module.css";
import { PendingButton } from "#app/_components/form/pending-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { trpc } from "#app/_trpc/client.tsx";

interface RedeliverButtonProps {
  readonly webhookDeliveryId: string;
  readonly isEnabled: boolean;
}

/** Sends the event once more. */
export function RedeliverButton({ webhookDeliveryId, isEnabled }: RedeliverButtonProps) {
  const router = useRouter();
  const redeliver = trpc.webhookDelivery.redeliver.useMutation({
    onSuccess: () => {
      notifications.show({
        title: "On its way again",
        message: "The answer appears below in a moment.",
      });
      router.refresh();
    },
  });
  return (
    <>
      <div className={fields.actions}>
        <PendingButton
          type="button"
          disabled={!isEnabled}
          isPending={redeliver.isPending}
          onClick={() => redeliver.mutate({ webhookDeliveryId })}
        >
          Deliver again
        </PendingButton>
        {!isEnabled && <span className={fields.unit}>The endpoint is disabled. Enable it first.</span>}
      </div>
      <ProblemAlert error={redeliver.error} />
    </>
  );
}
