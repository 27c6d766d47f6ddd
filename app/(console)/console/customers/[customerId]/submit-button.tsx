"use client";

import { useRouter } from "next/navigation";
import fields from "#app/_components/form/form.module.css";
import { PendingButton } from "#app/_components/form/pending-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { trpc } from "#app/_trpc/client.tsx";

/** Begins the check for a customer that does not do so itself. */
export function SubmitButton({ customerId }: { customerId: string }) {
  const router = useRouter();
  const submit = trpc.verification.submit.useMutation({ onSuccess: () => router.refresh() });
  return (
    <>
      <ProblemAlert error={submit.error} />
      <div className={fields.actions}>
        <PendingButton
          type="button"
          isPending={submit.isPending}
          onClick={() => submit.mutate({ customerId })}
        >
          Start the check
        </PendingButton>
      </div>
    </>
  );
}
