"use client";

import { type SubmitEvent, useState } from "react";
import { useSteps } from "#app/_components/form/use-steps.ts";
import { Wizard } from "#app/_components/form/wizard.tsx";
import { useInjectedWallets } from "#app/(portal)/_data/injected-wallets.ts";
import type { Customer } from "#server/domain/investors/customer/contract.ts";
import { StepAddress } from "./step-address.tsx";
import { StepReview } from "./step-review.tsx";
import { StepWallets } from "./step-wallets.tsx";
import { StepYou } from "./step-you.tsx";
import { useOnboardingForm } from "./use-onboarding-form.ts";
import { furthestStep, REVIEW, SIGN_IN, stepOfField, steps } from "./values.ts";
import { type Destination, Welcome } from "./welcome.tsx";

interface OnboardingWizardProps {
  /** The issuers one can join, by organization id. */
  issuers: readonly { value: string; label: string }[];
  /** The one that is chosen to begin with. */
  issuer: string;
  /** Who signed in. */
  person: { name: string; email: string };
  /** Where the new customer goes on. */
  next: Destination;
}

/**
 * Onboards a customer step by step; each step is checked by its part of the contract. Where this browser has a wallet,
 * proving is offered right away.
 */
export function OnboardingWizard(props: OnboardingWizardProps) {
  const injected = useInjectedWallets();
  const [joined, setJoined] = useState<Customer | null>(null);
  const { form, onSubmit, alert, isSending, validateOnly } = useOnboardingForm({
    ...props,
    onJoined: (customer) => {
      if (injected.length > 0) setJoined(customer);
      else location.assign(props.next.href);
    },
    onRefused: (field) => go(stepOfField(field), field),
  });
  const { values } = form;
  const { step, go } = useSteps(steps, furthestStep(values));
  const { fields } = steps[step] ?? steps[0];

  const forward = (event: SubmitEvent<HTMLFormElement>) => {
    if (step === REVIEW) return onSubmit(event);
    event.preventDefault();
    if (validateOnly(fields)) go(step + 1);
  };

  const issuer = props.issuers.find(({ value }) => value === values.organizationId)?.label ?? "";
  if (joined) return <Welcome customer={joined} issuer={issuer} next={props.next} />;
  return (
    <Wizard
      steps={steps}
      current={step}
      before={SIGN_IN}
      onGo={go}
      onSubmit={forward}
      alert={alert}
      isPending={isSending}
      forward={step < REVIEW ? "Continue" : "Become a customer"}
    >
      {step === 0 && <StepYou form={form} issuers={props.issuers} />}
      {step === 1 && <StepAddress form={form} />}
      {step === 2 && <StepWallets form={form} injected={injected} />}
      {step === REVIEW && <StepReview values={values} issuer={issuer} onGo={go} />}
    </Wizard>
  );
}
