"use client";

import { PendingButton } from "#app/_components/form/pending-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { trpc } from "#app/_trpc/client.tsx";
import type { CheckoutProvider } from "#db/schema/enums.ts";
import classes from "./next-step.module.css";

const labels: Record<CheckoutProvider, string> = {
  STRIPE: "Pay by card",
  SANDBOX: "Pay in the sandbox",
};

interface PayOnlineProps {
  offeringPurchaseIntentId: string;
  providers: readonly CheckoutProvider[];
  /** As people read it. */
  amount: string;
}

/** Goes to a provider's page, to pay there instead of by transfer. */
export function PayOnline({ offeringPurchaseIntentId, providers, amount }: PayOnlineProps) {
  const begin = trpc.payment.checkout.useMutation({
    onSuccess: ({ url }) => window.location.assign(url),
  });
  // The browser is on its way once the page is known.
  const isLeaving = begin.isPending || begin.isSuccess;
  return (
    <div className={classes.online}>
      {providers.map((provider) => (
        <PendingButton
          key={provider}
          type="button"
          isPending={isLeaving && begin.variables?.provider === provider}
          disabled={isLeaving && begin.variables?.provider !== provider}
          onClick={() => begin.mutate({ offeringPurchaseIntentId, provider })}
        >
          {labels[provider]}
        </PendingButton>
      ))}
      <span className={classes.hint}>{amount}, instead of a transfer</span>
      <ProblemAlert error={begin.error} />
    </div>
  );
}
