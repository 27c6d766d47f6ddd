import type { UseFormReturnType } from "@mantine/form";
import { useEffect, useState } from "react";
import { useProblemForm } from "#app/_components/form/use-problem-form.ts";
import { problemOf, trpc } from "#app/_trpc/client.tsx";
import { type Customer, createCustomer } from "#server/domain/investors/customer/contract.ts";
import { forgetDraft, readDraft, storeDraft } from "./draft.ts";
import { emptyValues, type OnboardingValues, toCustomerInput } from "./values.ts";

export type OnboardingForm = UseFormReturnType<OnboardingValues>;

interface OnboardingOptions {
  /** The issuers one can join, by organization id. */
  issuers: readonly { value: string; label: string }[];
  /** The one that is chosen to begin with. */
  issuer: string;
  /** Who signed in. */
  person: { name: string; email: string };
  /** What follows once the customer exists. */
  onJoined: (customer: Customer) => void;
  /** Leads to the field that was refused. */
  onRefused: (field: string) => void;
}

/** The wizard's form, with what was typed before in this tab; sent, one is a customer and acts as it. */
export function useOnboardingForm({ issuers, issuer, person, onJoined, onRefused }: OnboardingOptions) {
  const { join } = trpc.useUtils().client.customerLogin;
  const [isDone, setDone] = useState(false);
  const problemForm = useProblemForm({
    schema: createCustomer.input,
    initialValues: emptyValues(issuer, person),
    onValuesChange: storeDraft,
    // A sentence that appears as one leaves a field would move the button away under the pointer.
    toInput: toCustomerInput,
    send: async (input): Promise<Customer> => {
      const { organizationId }: OnboardingValues = form.getValues();
      try {
        return await join.mutate({ ...input, organizationId });
      } catch (error) {
        const field = refusedField(error);
        if (field !== undefined) onRefused(field);
        throw error;
      }
    },
    onSent: (customer) => {
      setDone(true);
      forgetDraft();
      onJoined(customer);
    },
  });
  const { form } = problemForm;
  const { initialize } = form;

  // The draft is in the browser, so it is loaded after the first paint; Mantine's initialize works once.
  useEffect(() => {
    const draft = readDraft();
    if (draft === undefined) return;
    const isOffered = issuers.some(({ value }) => value === draft.organizationId);
    initialize(isOffered ? draft : { ...draft, organizationId: issuer });
  }, [initialize, issuers, issuer]);

  return { ...problemForm, isSending: problemForm.isSending || isDone };
}

/** The first field that a refusal names. */
function refusedField(error: unknown): string | undefined {
  return problemOf(error)?.errors.find(({ param }) => param !== null)?.param ?? undefined;
}
