"use client";

import { notifications } from "@mantine/notifications";
import { useRouter } from "next/navigation";
import { PendingButton } from "#app/_components/pending-button.tsx";
import { ProblemAlert } from "#app/_components/problem-alert.tsx";
import { trpc } from "#app/_trpc/client.tsx";
import fields from "#app/(console)/_components/fields.module.css";

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
