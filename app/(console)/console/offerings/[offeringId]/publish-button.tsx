"use client";

import { notifications } from "@mantine/notifications";
import { useRouter } from "next/navigation";
import { ConfirmButton } from "#app/_components/confirm-button.tsx";
import { ProblemAlert } from "#app/_components/problem-alert.tsx";
import { trpc } from "#app/_trpc/client.tsx";

interface PublishButtonProps {
  readonly offeringId: string;
  /** What will happen. */
  readonly question: string;
}

/** Publishes a draft, after asking. */
export function PublishButton({ offeringId, question }: PublishButtonProps) {
  const router = useRouter();
  const publish = trpc.offering.publish.useMutation({
    onSuccess: ({ title }) => {
      notifications.show({ title: "Published", message: `${title} is on the market.` });
      router.refresh();
    },
  });
  return (
    <>
      <ConfirmButton
        variant="filled"
        title="Publish this offering?"
        question={question}
        confirmLabel="Publish"
        loading={publish.isPending}
        onConfirm={() => publish.mutate({ offeringId })}
      >
        Publish…
      </ConfirmButton>
      <ProblemAlert error={publish.error} />
    </>
  );
}
