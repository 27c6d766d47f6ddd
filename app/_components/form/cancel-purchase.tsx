"use client";

import { notifications } from "@mantine/notifications";
import { useRouter } from "next/navigation";
import { trpc } from "#app/_trpc/client.tsx";
import { formatMoney } from "#app/_words/format.ts";
import type { OfferingPurchaseIntent } from "#server/domain/primary/purchase-intent/contract.ts";
import classes from "./cancel-purchase.module.css";
import { ConfirmButton } from "./confirm-button.tsx";
import { ProblemAlert } from "./problem-alert.tsx";

/** Gives a PENDING purchase up, after asking; what was paid of it goes back. */
export function CancelPurchase({ purchase }: { purchase: OfferingPurchaseIntent }) {
  const router = useRouter();
  const { offeringPurchaseIntentId, settlement, payment } = purchase;
  const cancel = trpc.offeringPurchaseIntent.cancel.useMutation({
    onSuccess: () => {
      notifications.show({ title: "Purchase cancelled", message: "Its tokens are free for others again." });
      router.refresh();
    },
  });
  const paid = settlement.receivedAmount;
  const back =
    paid > 0
      ? `${formatMoney(paid, payment.currency)} that came in goes back to whoever paid it.`
      : "Nothing has been paid, so nothing goes back.";
  return (
    <div className={classes.cancel}>
      <ConfirmButton
        title="Cancel this purchase?"
        question={`The reserved tokens become free for others. ${back} This cannot be undone.`}
        confirmLabel="Cancel the purchase"
        isDangerous
        loading={cancel.isPending}
        onConfirm={() => cancel.mutate({ offeringPurchaseIntentId })}
      >
        Cancel the purchase…
      </ConfirmButton>
      <ProblemAlert error={cancel.error} />
    </div>
  );
}
