"use client";

import { notifications } from "@mantine/notifications";
import { IconUnlink } from "@tabler/icons-react";
import { useRouter } from "next/navigation";
import { ConfirmButton } from "#app/_components/form/confirm-button.tsx";
import { tellOfProblem } from "#app/_components/form/tell-of-problem.tsx";
import { trpc } from "#app/_trpc/client.tsx";

/** Ends that a contract follows a token, after asking. */
export function DetachButton({ tokenId, symbol }: { tokenId: string; symbol: string }) {
  const router = useRouter();
  const detach = trpc.token.detach.useMutation({
    onSuccess: () => {
      notifications.show({ title: "Contract detached", message: `${symbol} is kept in the register alone.` });
      router.refresh();
    },
    onError: tellOfProblem,
  });
  return (
    <ConfirmButton
      leftSection={<IconUnlink size={18} aria-hidden />}
      title={`Detach the contract of ${symbol}?`}
      question="From then on the token is kept in the register alone. The contract stays as it is on the blockchain, and no longer follows what happens here."
      confirmLabel="Detach the contract"
      isDangerous
      onConfirm={() => detach.mutate({ tokenId })}
      loading={detach.isPending}
    >
      Detach
    </ConfirmButton>
  );
}
