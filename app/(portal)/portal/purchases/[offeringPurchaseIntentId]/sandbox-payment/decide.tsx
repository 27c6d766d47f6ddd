"use client";

import { Group } from "@mantine/core";
import { useMounted } from "@mantine/hooks";
import { useRouter } from "next/navigation";
import { PendingButton } from "#app/_components/form/pending-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { trpc } from "#app/_trpc/client.tsx";
import type { SandboxDecision } from "#db/schema/enums.ts";

const decisions: readonly { decision: SandboxDecision; label: string; variant: "filled" | "default" }[] = [
  { decision: "PAY", label: "Pay", variant: "filled" },
  { decision: "DELAY", label: "Pay, confirmed 10 seconds later", variant: "default" },
  { decision: "SHORT", label: "Pay half", variant: "default" },
  { decision: "REFUSE", label: "Refuse", variant: "default" },
];

/** Tells the sandbox what to think, and goes back to the purchase. */
export function Decide({ paymentId, back }: { paymentId: string; back: string }) {
  const router = useRouter();
  // This page opens by a full load: a click before the script runs would be lost.
  const isMounted = useMounted();
  const decide = trpc.payment.decideSandbox.useMutation({
    onSuccess: () => {
      router.push(back);
      router.refresh();
    },
  });
  const isLeaving = decide.isPending || decide.isSuccess;
  return (
    <>
      <Group gap="sm">
        {decisions.map(({ decision, label, variant }) => (
          <PendingButton
            key={decision}
            type="button"
            variant={variant}
            isPending={isLeaving && decide.variables?.decision === decision}
            disabled={!isMounted || (isLeaving && decide.variables?.decision !== decision)}
            onClick={() => decide.mutate({ paymentId, decision })}
          >
            {label}
          </PendingButton>
        ))}
      </Group>
      <ProblemAlert error={decide.error} />
    </>
  );
}
