"use client";

import { Button, Group, Modal, Skeleton, Stack, Text, Textarea } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { PendingButton } from "#app/_components/form/pending-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { trpc } from "#app/_trpc/client.tsx";
import classes from "./life.module.css";
import { consequences } from "./outcome.ts";

interface EndDialogProps {
  readonly offeringId: string;
  /** `close` decides by the soft cap, `cancel` gives everything back. */
  readonly ending: "close" | "cancel";
  readonly onClose: () => void;
}

const words = {
  close: {
    title: "Close this offering now?",
    yes: "Close now",
    done: "The offering is closed",
    about: "What would happen at its end happens now:",
  },
  cancel: {
    title: "Cancel this offering?",
    yes: "Cancel the offering",
    done: "The offering is cancelled",
    about: "It is called off for good, and nobody keeps tokens or loses money:",
  },
} as const;

/** Asks before an offering is ended, and tells by a rehearsal what will become of its purchases. */
export function EndDialog({ offeringId, ending, onClose }: EndDialogProps) {
  const router = useRouter();
  const { client } = trpc.useUtils();
  const [reason, setReason] = useState("");
  const { title, yes, done, about } = words[ending];
  const rehearsal = useQuery({
    queryKey: ["rehearsal", ending, offeringId],
    queryFn: ({ signal }) =>
      client.offering[ending].mutate({ offeringId }, { context: { dryRun: true }, signal }),
    // Others buy and pay meanwhile.
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const end = useMutation({
    mutationFn: () =>
      ending === "close"
        ? client.offering.close.mutate({ offeringId })
        : client.offering.cancel.mutate({ offeringId, reason: reason.trim() || undefined }),
    onSuccess: () => {
      notifications.show({ title: done, message: "Its purchases were settled in the same moment." });
      onClose();
      router.refresh();
    },
  });
  return (
    <Modal opened onClose={onClose} title={title} centered>
      <Stack gap="md">
        {!rehearsal.error && <Text size="sm">{about}</Text>}
        <div role="status">
          {rehearsal.data ? (
            <ul className={classes.consequences}>
              {consequences(rehearsal.data).map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          ) : (
            !rehearsal.error && <Skeleton height={64} aria-label="Counting what will happen…" />
          )}
        </div>
        {ending === "cancel" && !rehearsal.error && (
          <Textarea
            label="Why (optional)"
            description="Buyers read it with their cancelled purchases."
            maxLength={500}
            autosize
            minRows={2}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        )}
        <ProblemAlert error={end.error ?? rehearsal.error} />
        <Text size="sm" fw={600}>
          This cannot be undone.
        </Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Back
          </Button>
          <PendingButton
            type="button"
            color="red.9"
            isPending={end.isPending}
            disabled={rehearsal.data === undefined}
            onClick={() => end.mutate()}
          >
            {yes}
          </PendingButton>
        </Group>
      </Stack>
    </Modal>
  );
}
