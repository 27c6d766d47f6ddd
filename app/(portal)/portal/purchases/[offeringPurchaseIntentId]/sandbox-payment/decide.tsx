"use client";

import { Group } from "@mantine/core";
import { useMounted } from "@mantine/hooks";
import { useRouter } from "next/navigation";
import { PendingButton } from "#app/_components/form/pending-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { trpc } from "#app/_trpc/client.tsx";
import type { SandboxDecision } from "#db/schema/enums.ts";

interface Choice {
  readonly decision: SandboxDecision;
  readonly label: string;
  readonly variant: "filled" | "default";
}

/** What can become of a payment next. */
const choices = {
  open: [
    { decision: "PAY", label: "Pay", variant: "filled" },
    { decision: "DELAY", label: "Pay, confirmed 10 seconds later", variant: "default" },
    { decision: "SHORT", label: "Pay half", variant: "default" },
    { decision: "REFUSE", label: "Refuse", variant: "default" },
  ],
  paid: [{ decision: "CHARGE_BACK", label: "Charge back", variant: "default" }],
  chargedBack: [
    { decision: "CHARGE_BACK_WON", label: "The issuer wins", variant: "default" },
    { decision: "CHARGE_BACK_LOST", label: "The issuer loses", variant: "default" },
  ],
} as const satisfies Record<string, readonly Choice[]>;

interface DecideProps {
  readonly paymentId: string;
  readonly stage: keyof typeof choices;
  readonly back: string;
}

/** Tells the sandbox what to think, and goes back to the purchase. */
export function Decide({ paymentId, stage, back }: DecideProps) {
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
        {choices[stage].map(({ decision, label, variant }) => (
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
