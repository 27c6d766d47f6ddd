"use client";

import { Button } from "@mantine/core";
import { IconArrowLeft, IconArrowRight } from "@tabler/icons-react";
import { type SubmitEvent, useState } from "react";
import { PendingButton } from "#app/_components/pending-button.tsx";
import { ProblemAlert } from "#app/_components/problem-alert.tsx";
import { titleId, useSteps } from "#app/_components/use-steps.ts";
import { WizardProgress } from "#app/_components/wizard-progress.tsx";
import { useInjectedWallets } from "#app/(portal)/_data/injected-wallets.ts";
import type { Customer } from "#server/domain/investors/customer/contract.ts";
import { StepAddress } from "./step-address.tsx";
import { StepReview } from "./step-review.tsx";
import { StepWallets } from "./step-wallets.tsx";
import { StepYou } from "./step-you.tsx";
import { useOnboardingForm } from "./use-onboarding-form.ts";
import { furthestStep, REVIEW, SIGN_IN, stepOfField, steps } from "./values.ts";
import { type NextPlace, Welcome } from "./welcome.tsx";
import classes from "./wizard.module.css";

interface OnboardingWizardProps {
  /** The issuers one can join, by organization id. */
  issuers: readonly { value: string; label: string }[];
  /** The one that is chosen to begin with. */
  issuer: string;
  /** Who signed in. */
  person: { name: string; email: string };
  /** Where the new customer goes on. */
  next: NextPlace;
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
  const { label, fields } = steps[step] ?? steps[0];

  const forward = (event: SubmitEvent<HTMLFormElement>) => {
    if (step === REVIEW) return onSubmit(event);
    event.preventDefault();
    if (validateOnly(fields)) go(step + 1);
  };

  const issuer = props.issuers.find(({ value }) => value === values.organizationId)?.label ?? "";
  if (joined) return <Welcome customer={joined} issuer={issuer} next={props.next} />;
  return (
    <form noValidate onSubmit={forward} className={classes.wizard} aria-labelledby={titleId(step)}>
      <WizardProgress steps={steps} current={step} before={SIGN_IN} onGo={go} />
      <ProblemAlert {...alert} />
      <div className={classes.step}>
        <h2 id={titleId(step)} tabIndex={-1} className={classes.title}>
          {label}
        </h2>
        {step === 0 && <StepYou form={form} issuers={props.issuers} />}
        {step === 1 && <StepAddress form={form} />}
        {step === 2 && <StepWallets form={form} injected={injected} />}
        {step === REVIEW && <StepReview values={values} issuer={issuer} onGo={go} />}
      </div>
      <div className={classes.buttons}>
        {step > 0 && (
          <Button
            variant="default"
            leftSection={<IconArrowLeft size={16} aria-hidden />}
            onClick={() => go(step - 1)}
          >
            Back
          </Button>
        )}
        <PendingButton
          isPending={isSending}
          rightSection={step < REVIEW ? <IconArrowRight size={16} aria-hidden /> : undefined}
          className={classes.forward}
        >
          {step < REVIEW ? "Continue" : "Become a customer"}
        </PendingButton>
      </div>
    </form>
  );
}
