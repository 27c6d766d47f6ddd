"use client";

import { Button, Modal } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { notifications } from "@mantine/notifications";
import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { PendingButton } from "#app/_components/form/pending-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { MAIN_ID } from "#app/_components/page.tsx";
import { trpc } from "#app/_trpc/client.tsx";
import { formatTokens } from "#app/_words/format.ts";
import { useIdempotencyKey } from "#app/(portal)/_data/idempotency-key.ts";
import type { Offer } from "#server/domain/secondary/bulletin-board/contract.ts";
import classes from "./cancel-offer.module.css";

interface CancelOfferProps {
  offer: Pick<Offer, "offerId" | "intention" | "amount">;
  symbol: string;
  customerId: string;
}

/** Takes one's own offer off the board, after asking; its tokens are free again. */
export function CancelOffer({ offer: { offerId, intention, amount }, symbol, customerId }: CancelOfferProps) {
  const router = useRouter();
  const { client } = trpc.useUtils();
  const keyOf = useIdempotencyKey();
  const [opened, { open, close }] = useDisclosure();
  const tokens = `${formatTokens(amount)} ${symbol}`;

  const cancel = useMutation({
    mutationFn: (input: { offerId: string; customerId: string }) =>
      client.bulletinBoard.offer.cancel.mutate(input, { context: { idempotencyKey: keyOf(input) } }),
    onSuccess: () => {
      close();
      notifications.show({
        color: "brand",
        title: "Offer cancelled",
        message: intention === "SELL" ? `${tokens} are available again.` : "Nobody can accept it any more.",
      });
      router.refresh();
      // The button that was pressed goes with the offer.
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    },
  });
  const ask = () => {
    cancel.reset();
    open();
  };

  return (
    <>
      <Button variant="default" size="xs" onClick={ask}>
        Cancel offer
        <span className="visually-hidden">
          {" "}
          to {intention.toLowerCase()} {tokens}
        </span>
      </Button>
      <Modal
        opened={opened}
        onClose={close}
        title="Cancel this offer?"
        returnFocus={!cancel.isSuccess}
        closeButtonProps={{ "aria-label": "Close" }}
      >
        <div className={classes.dialog}>
          <p>
            {intention === "SELL"
              ? `It leaves the board, and ${tokens} become available again at once.`
              : `It leaves the board, and nobody can sell you ${tokens} by it any more.`}
          </p>
          <ProblemAlert error={cancel.error} />
          <div className={classes.buttons}>
            <Button variant="default" onClick={close}>
              Keep the offer
            </Button>
            <PendingButton
              type="button"
              color="red.9"
              isPending={cancel.isPending}
              pendingLabel="Cancelling…"
              onClick={() => cancel.mutate({ offerId, customerId })}
            >
              Cancel the offer
            </PendingButton>
          </div>
        </div>
      </Modal>
    </>
  );
}
