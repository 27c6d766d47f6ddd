"use client";

import { notifications } from "@mantine/notifications";
import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { ConfirmButton } from "#app/_components/form/confirm-button.tsx";
import classes from "#app/_components/form/form.module.css";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { trpc } from "#app/_trpc/client.tsx";

const words = {
  operation: {
    button: "Try again",
    title: "Try this operation again?",
    question:
      "It goes back in line, in its old place. It keeps its identity on the chain, so it can never happen twice.",
    done: { title: "Back in line", message: "It is sent with the next transaction of its token." },
  },
  transaction: {
    button: "Speed up",
    title: "Send this transaction with higher fees?",
    question:
      "It is signed once more and pays at least an eighth more, within the limit of this installation. Only one of the attempts can count.",
    done: { title: "Sent again in a moment", message: "The next attempt pays more." },
  },
} as const;

/** Tries an operation again, or sends a transaction with higher fees, after asking. */
export function AskAgain({ of, id }: { of: keyof typeof words; id: string }) {
  const router = useRouter();
  const { client } = trpc.useUtils();
  const { button, title, question, done } = words[of];
  const again = useMutation({
    mutationFn: async () => {
      if (of === "operation") await client.chainOperation.retry.mutate({ chainOperationId: id });
      else await client.chainTransaction.speedUp.mutate({ chainTransactionId: id });
    },
    onSuccess: () => {
      notifications.show(done);
      router.refresh();
    },
  });
  return (
    <div className={classes.actions}>
      <ProblemAlert error={again.error} />
      <ConfirmButton
        title={title}
        question={question}
        confirmLabel={button}
        onConfirm={() => again.mutate()}
        loading={again.isPending}
      >
        {button}
      </ConfirmButton>
    </div>
  );
}
