"use client";

import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { IconEraser } from "@tabler/icons-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { trpc } from "#app/_trpc/client.tsx";
import { dryRunClient } from "#app/_trpc/dry-run-client.ts";
import { confirm } from "#app/(console)/_components/confirm.ts";

interface ErasePersonalDataProps {
  readonly customerId: string;
  readonly customerName: string;
}

/** Erases a customer's personal data from the audit trail, after telling how much that is. */
export function ErasePersonalData({ customerId, customerName }: ErasePersonalDataProps) {
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const erase = trpc.auditEvent.erase.useMutation({
    onSuccess: ({ erased }) => {
      notifications.show({ title: "Erased", message: `${counted(erased)} no longer hold personal data.` });
      router.refresh();
    },
  });
  const ask = async () => {
    setError(null);
    setAsking(true);
    try {
      const { erased } = await dryRunClient.auditEvent.erase.mutate({ customerId });
      const isSure = await confirm({
        title: `Erase personal data of ${customerName}?`,
        text: `${counted(erased)} lose the names, addresses and wallets they hold, and where they came from. What was done and when stays, and the chain still verifies. This cannot be undone.`,
        yes: "Erase for good",
        isDangerous: true,
      });
      if (isSure) erase.mutate({ customerId });
    } catch (cause) {
      setError(cause);
    } finally {
      setAsking(false);
    }
  };
  return (
    <>
      <Button
        variant="default"
        h="2.5rem"
        leftSection={<IconEraser size={18} aria-hidden />}
        loading={isAsking || erase.isPending}
        onClick={() => void ask()}
      >
        Erase personal data…
      </Button>
      <ProblemAlert error={error ?? erase.error} />
    </>
  );
}

function counted(changes: number): string {
  return changes === 1 ? "1 change" : `${changes} changes`;
}
