"use client";

import { notifications } from "@mantine/notifications";
import { IconPlayerPause, IconPlayerPlay } from "@tabler/icons-react";
import { useRouter } from "next/navigation";
import { ConfirmButton } from "#app/_components/form/confirm-button.tsx";
import { tellOfProblem } from "#app/_components/form/tell-of-problem.tsx";
import { trpc } from "#app/_trpc/client.tsx";

interface PauseButtonProps {
  readonly tokenId: string;
  readonly symbol: string;
  readonly isPaused: boolean;
}

/** Stops a token, or lets it move again. */
export function PauseButton({ tokenId, symbol, isPaused }: PauseButtonProps) {
  const router = useRouter();
  const options = {
    onSuccess: () => {
      notifications.show({
        title: isPaused ? "Token active again" : "Token paused",
        message: isPaused ? `${symbol} can be bought and traded.` : `Nobody can buy or trade ${symbol}.`,
      });
      router.refresh();
    },
    onError: tellOfProblem,
  };
  const pause = trpc.token.pause.useMutation(options);
  const unpause = trpc.token.unpause.useMutation(options);
  const Icon = isPaused ? IconPlayerPlay : IconPlayerPause;
  return (
    <ConfirmButton
      leftSection={<Icon size={18} aria-hidden />}
      title={isPaused ? `Let ${symbol} move again?` : `Pause ${symbol}?`}
      question={
        isPaused
          ? "It can be bought, offered, traded and transferred again at once."
          : "Nobody can buy, offer, trade or transfer it until you let it move again. Open offers stay and can be cancelled."
      }
      confirmLabel={isPaused ? "Unpause the token" : "Pause the token"}
      isDangerous={!isPaused}
      onConfirm={() => (isPaused ? unpause : pause).mutate({ tokenId })}
      loading={pause.isPending || unpause.isPending}
    >
      {isPaused ? "Unpause" : "Pause"}
    </ConfirmButton>
  );
}
