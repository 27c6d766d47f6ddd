"use client";

import { Button, Modal } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { ConfirmButton } from "#app/_components/confirm-button.tsx";
import { formatMoney } from "#app/_components/format.ts";
import { PendingButton } from "#app/_components/pending-button.tsx";
import { ProblemAlert } from "#app/_components/problem-alert.tsx";
import { trpc } from "#app/_trpc/client.tsx";
import type { BankEntryProblem, BankEntryResolution } from "#server/bank-statement/contract.ts";
import { currency as currencySchema } from "#server/common/currency.ts";
import type { Choice } from "../../../_components/list-toolbar.tsx";
import { SearchSelect, useSearch } from "../../../_components/search-select.tsx";
import { consequenceOf, resolutionLabels } from "../../../_data/payment-words.ts";
import { displayName } from "../../../_data/words.ts";
import classes from "./queue-entry.module.css";

interface ResolveEntryProps {
  bankEntryId: string;
  problem: BankEntryProblem | undefined;
  resolutions: readonly BankEntryResolution[];
  /** As people read it. */
  amount: string;
  currency: string;
}

/** What can be done with an entry of the queue, a button each; each says what it will do before it does it. */
export function ResolveEntry({ bankEntryId, problem, resolutions, amount, currency }: ResolveEntryProps) {
  const router = useRouter();
  const utils = trpc.useUtils();
  const [isAssigning, setIsAssigning] = useState(false);
  const resolve = trpc.bankEntry.resolve.useMutation({
    onSuccess: async () => {
      setIsAssigning(false);
      notifications.show({ title: "Done", message: `${amount} has left the queue.` });
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
              {resolutionLabels[resolution]}…
            </Button>
          ) : (
            <ConfirmButton
              key={resolution}
              title={`${resolutionLabels[resolution]}?`}
              question={consequenceOf(resolution, problem, amount)}
              confirmLabel={resolutionLabels[resolution]}
              disabled={resolve.isPending}
              onConfirm={() => resolve.mutate({ bankEntryId, resolution })}
            >
              {resolutionLabels[resolution]}…
            </ConfirmButton>
          ),
        )}
      </div>
      {!isAssigning && <ProblemAlert error={resolve.error} />}
      <Modal
        opened={isAssigning}
        onClose={() => setIsAssigning(false)}
        title={`Which purchase does ${amount} pay?`}
      >
        <Assign
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

interface AssignProps {
  currency: string;
  error: unknown;
  isSending: boolean;
  onAssign: (offeringPurchaseIntentId: string) => void;
}

/** Purchases name their customers by id alone. */
function useCustomerNames(customerIds: readonly string[]): ReadonlyMap<string, string> {
  const found = trpc.useQueries((ask) =>
    [...new Set(customerIds)].map((customerId) => ask.customer.get({ customerId })),
  );
  return new Map(found.flatMap(({ data }) => (data ? [[data.id, displayName(data)] as const] : [])));
}

/** Chooses among the purchases that are still to be paid, in the same currency. */
function Assign({ currency, error, isSending, onAssign }: AssignProps) {
  const [chosen, setChosen] = useState<Choice | null>(null);
  const { q, isOpened, field } = useSearch(chosen);
  const known = currencySchema.safeParse(currency).data;
  const { data, isLoading } = trpc.offeringPurchaseIntent.list.useQuery(
    { q, purchaseStatus: "PENDING", ...(known && { currency: known }) },
    { enabled: isOpened },
  );
  const names = useCustomerNames(data?.data.map(({ customerId }) => customerId) ?? []);
  const choices = data?.data.flatMap(({ offeringPurchaseIntentId, customerId, paymentInstructions: open }) =>
    open === undefined
      ? []
      : {
          value: offeringPurchaseIntentId,
          label: [names.get(customerId), formatMoney(open.amount, open.currency), open.reference]
            .filter((part) => part !== undefined)
            .join(" · "),
        },
  );
  return (
    <form
      className={classes.assign}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) onAssign(chosen.value);
      }}
    >
      <ProblemAlert error={error} />
      <SearchSelect
        label="Purchase"
        description="Search by the customer's name or e-mail."
        choices={choices}
        isSearching={isLoading}
        {...field}
        onChoose={setChosen}
      />
      <PendingButton isPending={isSending} disabled={chosen === null}>
        Pay this purchase
      </PendingButton>
    </form>
  );
}
