"use client";

import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useRouter } from "next/navigation";
import { type MouseEvent, useRef, useState } from "react";
import { ConfirmButton } from "#app/_components/form/confirm-button.tsx";
import { PendingButton } from "#app/_components/form/pending-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { trpc } from "#app/_trpc/client.tsx";
import type { Offering } from "#server/domain/primary/offering/contract.ts";
import { EndDialog } from "./end-dialog.tsx";
import { ExtendDialog } from "./extend-dialog.tsx";
import classes from "./life.module.css";

interface LifeActionsProps {
  readonly offering: Pick<Offering, "offeringId" | "state" | "availability" | "offeringPeriod">;
  /** What publishing a draft does. */
  readonly publishing: string;
}

type Move = "publish" | "pause" | "resume";

const confirmations: Record<Move, string> = {
  publish: "It is on the market.",
  pause: "Nobody can buy until you resume it.",
  resume: "It takes purchases again.",
};

/** The actions that an offering's state allows; each asks for confirmation and says what happens. */
export function LifeActions({ offering, publishing }: LifeActionsProps) {
  const { offeringId, state, availability } = offering;
  const router = useRouter();
  const [dialog, setDialog] = useState<"close" | "cancel" | "extend" | null>(null);
  const follow = (move: Move) => ({
    onSuccess: ({ title }: Offering) => {
      notifications.show({ title, message: confirmations[move] });
      router.refresh();
    },
  });
  const publish = trpc.offering.publish.useMutation(follow("publish"));
  const pause = trpc.offering.pause.useMutation(follow("pause"));
  const resume = trpc.offering.resume.useMutation(follow("resume"));
  const hasEnded = availability === "ENDED";
  const isRunning = state === "PUBLISHED" || state === "PAUSED";
  // The dialog unmounts when it closes, so this component returns the focus.
  const opener = useRef<HTMLButtonElement>(null);
  const openDialog = (next: typeof dialog) => (event: MouseEvent<HTMLButtonElement>) => {
    opener.current = event.currentTarget;
    setDialog(next);
  };
  const closeDialog = () => {
    setDialog(null);
    opener.current?.focus();
  };
  return (
    <div className={classes.actions}>
      <fieldset className={classes.buttons} aria-label="What can be done now">
        {state === "DRAFT" && (
          <ConfirmButton
            variant="filled"
            title="Publish this offering?"
            question={publishing}
            confirmLabel="Publish"
            loading={publish.isPending}
            onConfirm={() => publish.mutate({ offeringId })}
          >
            Publish…
          </ConfirmButton>
        )}
        {state === "PUBLISHED" && !hasEnded && (
          <ConfirmButton
            title="Pause this offering?"
            question="Nobody can buy until you resume it. Purchases that are there go on, and it still closes at its end."
            confirmLabel="Pause"
            loading={pause.isPending}
            onConfirm={() => pause.mutate({ offeringId })}
          >
            Pause…
          </ConfirmButton>
        )}
        {state === "PAUSED" && !hasEnded && (
          <PendingButton
            type="button"
            isPending={resume.isPending}
            onClick={() => resume.mutate({ offeringId })}
          >
            Resume
          </PendingButton>
        )}
        {isRunning && !hasEnded && (
          <Button variant="default" onClick={openDialog("extend")}>
            Move the end…
          </Button>
        )}
        {isRunning && availability !== "UPCOMING" && (
          <Button variant="default" onClick={openDialog("close")}>
            Close now…
          </Button>
        )}
        <Button variant="default" c="var(--negative-ink)" onClick={openDialog("cancel")}>
          Cancel…
        </Button>
      </fieldset>
      <ProblemAlert error={publish.error ?? pause.error ?? resume.error} />
      {dialog === "extend" && <ExtendDialog offering={offering} onClose={closeDialog} />}
      {(dialog === "close" || dialog === "cancel") && (
        <EndDialog offeringId={offeringId} ending={dialog} onClose={closeDialog} />
      )}
    </div>
  );
}
