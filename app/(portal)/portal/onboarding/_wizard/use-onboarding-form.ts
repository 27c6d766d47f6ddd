import type { UseFormReturnType } from "@mantine/form";
import { useEffect, useState } from "react";
import { useProblemForm } from "#app/_components/use-problem-form.ts";
import { trpc } from "#app/_trpc/client.tsx";
import { becomeActor } from "#app/(portal)/_data/actor-switch.ts";
import { createCustomer } from "#server/customer/contract.ts";
import { forgetDraft, keepDraft, readDraft } from "./draft.ts";
import { onboard, refusedField } from "./onboard.ts";
import { emptyValues, type OnboardingValues, toCustomerInput } from "./values.ts";

export type OnboardingForm = UseFormReturnType<OnboardingValues>;

interface OnboardingOptions {
  /** The issuers one can join, by organization id. */
  issuers: readonly { value: string; label: string }[];
  /** The one that is chosen to begin with. */
  issuer: string;
  /** Who asks, as a choice of the demo's switch. */
  current: string;
  /** Where the new customer goes. */
  returnTo: string;
  /** Leads to the field that was refused. */
  onRefused: (field: string) => void;
}

/** The wizard's form, with what was typed before in this tab; sent, one is the customer it onboarded. */
export function useOnboardingForm({ issuers, issuer, current, returnTo, onRefused }: OnboardingOptions) {
  const { create } = trpc.useUtils().client.customer;
  const [isDone, setDone] = useState(false);
  const problemForm = useProblemForm({
    schema: createCustomer.input,
    initialValues: emptyValues(issuer),
    onValuesChange: keepDraft,
    // A sentence that appears as one leaves a field would move the button away under the pointer.
    toInput: toCustomerInput,
    send: async (input, context): Promise<string> => {
      const { organizationId }: OnboardingValues = form.getValues();
      try {
        const customer = await onboard({
          organizationId,
          current,
          create: () => create.mutate(input, { context: { ...context } }),
        });
        return `customer:${organizationId}:${customer.id}`;
      } catch (error) {
        const field = refusedField(error);
        if (field !== undefined) onRefused(field);
        throw error;
      }
    },
    onSent: (actor) => {
      setDone(true);
      forgetDraft();
      becomeActor(actor, returnTo);
    },
  });
  const { form } = problemForm;
  const { initialize } = form;

  // The server knows no draft, so it comes after the first paint; Mantine lets only the first call count.
  useEffect(() => {
    const draft = readDraft();
    if (draft === undefined) return;
    const isOffered = issuers.some(({ value }) => value === draft.organizationId);
    initialize(isOffered ? draft : { ...draft, organizationId: issuer });
  }, [initialize, issuers, issuer]);

  return { ...problemForm, isSending: problemForm.isSending || isDone };
}
