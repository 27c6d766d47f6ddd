"use client";

import { PendingButton } from "#app/_components/form/pending-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { Notice } from "#app/_components/notice.tsx";
import { trpc } from "#app/_trpc/client.tsx";
import type { OptionalTopic } from "#db/schema/enums.ts";

/** What is mailed no more, in words. */
const topics: Record<OptionalTopic, string> = {
  OFFERING_UPDATE: "Updates of this issuer are mailed to you no more.",
  OFFER_FILLED: "Offers that were accepted are mailed to you no more.",
};

/** Switches off the kind of mail that a link was in. */
export function UnsubscribeButton({ token }: { token: string }) {
  const unsubscribe = trpc.notice.unsubscribe.useMutation();
  if (unsubscribe.data) {
    return (
      <Notice tone="positive" role="status" title="Done">
        <span>{topics[unsubscribe.data.topic]} Switch them on again in your account.</span>
      </Notice>
    );
  }
  return (
    <>
      <ProblemAlert error={unsubscribe.error} />
      <PendingButton
        type="button"
        isPending={unsubscribe.isPending}
        pendingLabel="Switching off…"
        onClick={() => unsubscribe.mutate({ token })}
      >
        Switch them off
      </PendingButton>
    </>
  );
}
