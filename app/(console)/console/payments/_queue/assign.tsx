"use client";

import { useState } from "react";
import { Form } from "#app/_components/form/form.tsx";
import { PendingButton } from "#app/_components/form/pending-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { trpc } from "#app/_trpc/client.tsx";
import { formatInFours, formatMoney } from "#app/_words/format.ts";
import type { Choice } from "#app/(console)/_components/list-toolbar.tsx";
import { SearchSelect, useSearch } from "#app/(console)/_components/search-select.tsx";
import { TitleCell } from "#app/(console)/_components/title-cell.tsx";
import { displayName } from "#app/(console)/_words/names.ts";
import type { Currency } from "#db/schema/enums.ts";
import { currency as currencySchema } from "#server/kernel/fields/currency.ts";
import classes from "./queue-entry.module.css";

interface AssignProps {
  /** What came in. */
  amount: number;
  currency: string;
  error: unknown;
  isSending: boolean;
  onAssign: (offeringPurchaseIntentId: string) => void;
}

/** A purchase that is still to be paid, as a choice. */
interface Payable extends Choice {
  readonly open: number;
  readonly currency: Currency;
  readonly reference: string;
}

/** Purchases name their customers by id alone. */
function useCustomerNames(customerIds: readonly string[]): ReadonlyMap<string, string> {
  const found = trpc.useQueries((ask) =>
    [...new Set(customerIds)].map((customerId) => ask.customer.get({ customerId })),
  );
  return new Map(found.flatMap(({ data }) => (data ? [[data.id, displayName(data)] as const] : [])));
}

/** Chooses among the purchases that are still to be paid, in the same currency; those that fit exactly come first. */
export function Assign({ amount, currency, error, isSending, onAssign }: AssignProps) {
  const [chosen, setChosen] = useState<Payable | null>(null);
  const { q, isOpened, field } = useSearch(chosen);
  const known = currencySchema.safeParse(currency).data;
  const { data, isLoading } = trpc.offeringPurchaseIntent.list.useQuery(
    { q, purchaseStatus: "PENDING", ...(known && { currency: known }) },
    { enabled: isOpened },
  );
  const names = useCustomerNames(data?.data.map(({ customerId }) => customerId) ?? []);
  const payables = data?.data
    .flatMap(({ offeringPurchaseIntentId, customerId, paymentInstructions: open }): Payable[] => {
      if (open === undefined) return [];
      const label = [names.get(customerId), formatMoney(open.amount, open.currency)]
        .filter((part) => part !== undefined)
        .join(" · ");
      return [{ value: offeringPurchaseIntentId, label, ...open, open: open.amount }];
    })
    .sort((one, other) => Number(other.open === amount) - Number(one.open === amount));
  const find = (id: string | undefined) =>
    payables?.find(({ value }) => value === id) ?? (chosen?.value === id ? chosen : null);
  return (
    <Form
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
        choices={payables}
        isSearching={isLoading}
        {...field}
        onChoose={(choice) => setChosen(choice && find(choice.value))}
        renderOption={({ option }) => (
          <TitleCell title={option.label} note={noteOf(find(option.value), amount)} />
        )}
      />
      {chosen && <p className={classes.meaning}>{consequenceOf(chosen, amount)}</p>}
      <PendingButton isPending={isSending} disabled={chosen === null}>
        Pay this purchase
      </PendingButton>
    </Form>
  );
}

/** What tells a purchase from the customer's others. */
function noteOf(payable: Payable | null, amount: number): string {
  if (payable === null) return "";
  const reference = formatInFours(payable.reference);
  return payable.open === amount ? `Fits exactly · ${reference}` : reference;
}

/** What the money will do for a purchase, before it does it. */
function consequenceOf({ open, currency }: Payable, amount: number): string {
  const difference = formatMoney(Math.abs(open - amount), currency);
  if (amount === open) return "This pays the purchase in full.";
  if (amount < open) return `This pays a part of the purchase; ${difference} will still be missing.`;
  return `This pays the purchase in full; the ${difference} too much become due back.`;
}
