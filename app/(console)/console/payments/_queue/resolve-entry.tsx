"use client";

import { Button, Modal } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { ConfirmButton } from "#app/_components/form/confirm-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { useFocusGoesOn } from "#app/_components/form/use-focus-goes-on.ts";
import { trpc } from "#app/_trpc/client.tsx";
import { entryResolutions } from "#app/_words/choices.ts";
import { consequenceOf } from "#app/(console)/_words/payments.ts";
import type { BankEntryProblem, BankEntryResolution } from "#db/schema/enums.ts";
import { Assign } from "./assign.tsx";
import classes from "./queue-entry.module.css";

interface ResolveEntryProps {
  bankEntryId: string;
  problem: BankEntryProblem | undefined;
  resolutions: readonly BankEntryResolution[];
  /** As people read it. */
  money: string;
  amount: number;
  currency: string;
}

/** What can be done with an entry of the queue, a button each; each says what it will do before it does it. */
export function ResolveEntry(props: ResolveEntryProps) {
  const { bankEntryId, problem, resolutions, money, amount, currency } = props;
  const router = useRouter();
  const utils = trpc.useUtils();
  const [isAssigning, setIsAssigning] = useState(false);
  const isResolved = useRef(false);
  useFocusGoesOn(isResolved);
  const resolve = trpc.bankEntry.resolve.useMutation({
    onSuccess: async () => {
      isResolved.current = true;
      setIsAssigning(false);
      notifications.show({ title: "Done", message: `${money} has left the queue.` });
      await utils.bankEntry.invalidate();
      router.refresh();
    },
  });
  return (
    <>
      <div className={classes.actions}>
        {resolutions.map((resolution) =>
          resolution === "ASSIGN" ? (
            <Button key={resolution} onClick={() => setIsAssigning(true)}>
              {entryResolutions[resolution]}…
            </Button>
          ) : (
            <ConfirmButton
              key={resolution}
              title={`${entryResolutions[resolution]}?`}
              question={consequenceOf(resolution, problem, money)}
              confirmLabel={entryResolutions[resolution]}
              disabled={resolve.isPending && resolve.variables.resolution !== resolution}
              loading={resolve.isPending && resolve.variables.resolution === resolution}
              onConfirm={() => resolve.mutate({ bankEntryId, resolution })}
            >
              {entryResolutions[resolution]}…
            </ConfirmButton>
          ),
        )}
      </div>
      {!isAssigning && <ProblemAlert error={resolve.error} />}
      <Modal
        opened={isAssigning}
        onClose={() => setIsAssigning(false)}
        title={`Which purchase does ${money} pay?`}
      >
        <Assign
          amount={amount}
          currency={currency}
          error={resolve.error}
          isSending={resolve.isPending}
          onAssign={(offeringPurchaseIntentId) =>
            resolve.mutate({ bankEntryId, resolution: "ASSIGN", offeringPurchaseIntentId })
          }
        />
      </Modal>
    </>
  );
}
