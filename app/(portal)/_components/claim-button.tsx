"use client";

import { useState } from "react";
import { PendingButton } from "#app/_components/form/pending-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { trpc } from "#app/_trpc/client.tsx";
import type { LinkedCustomer } from "#server/domain/investors/customer-login/contract.ts";

/** Takes over a customer that has one's e-mail address, and goes on as it. */
export function ClaimButton({ customer, returnTo }: { customer: LinkedCustomer; returnTo: string }) {
  const [isLeaving, setLeaving] = useState(false);
  const claim = trpc.customerLogin.claim.useMutation({
    onSuccess: () => {
      setLeaving(true);
      location.assign(returnTo);
    },
  });
  const { organizationId, customerId, customerName } = customer;
  return (
    <>
      <ProblemAlert error={claim.error} />
      <PendingButton
        type="button"
        isPending={claim.isPending || isLeaving}
        onClick={() => claim.mutate({ organizationId, customerId })}
      >
        Continue as {customerName}
      </PendingButton>
    </>
  );
}
