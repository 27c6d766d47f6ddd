"use client";

import { Button } from "@mantine/core";
import { IconArrowLeft, IconArrowRight } from "@tabler/icons-react";
import type { SubmitEvent } from "react";
import { PendingButton } from "#app/_components/pending-button.tsx";
import { ProblemAlert } from "#app/_components/problem-alert.tsx";
import { StepAddress } from "./step-address.tsx";
import { StepReview } from "./step-review.tsx";
import { StepWallets } from "./step-wallets.tsx";
import { StepYou } from "./step-you.tsx";
import { useOnboardingForm } from "./use-onboarding-form.ts";
import { titleId, useSteps } from "./use-steps.ts";
import { furthestStep, REVIEW, stepOfField, steps } from "./values.ts";
import classes from "./wizard.module.css";
import { WizardProgress } from "./wizard-progress.tsx";

interface OnboardingWizardProps {
  /** The issuers one can join, by organization id. */
  issuers: readonly { value: string; label: string }[];
  /** The one that is chosen to begin with. */
  issuer: string;
  /** Who asks, as a choice of the demo's switch. */
  current: string;
  /** Where the new customer goes. */
  returnTo: string;
}

/** Onboards a customer step by step; each step is checked by its part of the contract. */
export function OnboardingWizard(props: OnboardingWizardProps) {
  const { form, onSubmit, alert, isSending, validateOnly } = useOnboardingForm({
    ...props,
    onRefused: (field) => go(stepOfField(field), field),
  });
  const { values } = form;
  const { step, go } = useSteps(furthestStep(values));
  const { label, fields } = steps[step] ?? steps[0];

  const next = (event: SubmitEvent<HTMLFormElement>) => {
    if (step === REVIEW) return onSubmit(event);
    event.preventDefault();
    if (validateOnly(fields)) go(step + 1);
  };

  return (
    <form noValidate onSubmit={next} className={classes.wizard} aria-labelledby={titleId(step)}>
      <WizardProgress current={step} onGo={go} />
      <ProblemAlert {...alert} />
      <div className={classes.step}>
        <h2 id={titleId(step)} tabIndex={-1} className={classes.title}>
          {label}
        </h2>
        {step === 0 && <StepYou form={form} issuers={props.issuers} />}
        {step === 1 && <StepAddress form={form} />}
        {step === 2 && <StepWallets form={form} />}
        {step === REVIEW && (
          <StepReview
            values={values}
            issuer={props.issuers.find(({ value }) => value === values.organizationId)?.label ?? ""}
            onGo={go}
          />
        )}
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
