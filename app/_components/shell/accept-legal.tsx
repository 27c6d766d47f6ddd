"use client";

import { useRouter } from "next/navigation";
import { PendingButton } from "#app/_components/form/pending-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { trpc } from "#app/_trpc/client.tsx";
import type { Person } from "#server/platform/session/contract.ts";

/** Accepts the texts that were shown, in the versions that were shown. */
export function AcceptLegal({ due }: { due: Person["consentsDue"] }) {
  const router = useRouter();
  const accept = trpc.person.acceptLegal.useMutation({ onSuccess: () => router.refresh() });
  return (
    <div>
      <ProblemAlert error={accept.error} />
      <PendingButton
        type="button"
        isPending={accept.isPending}
        pendingLabel="Recording…"
        onClick={() => accept.mutate({ accepted: due })}
      >
        I have read and accept them
      </PendingButton>
    </div>
  );
}
