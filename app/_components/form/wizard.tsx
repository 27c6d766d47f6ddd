import { Button } from "@mantine/core";
import { IconArrowLeft, IconArrowRight } from "@tabler/icons-react";
import type { ComponentProps, FormEventHandler, ReactNode } from "react";
import { Form } from "./form.tsx";
import { PendingButton } from "./pending-button.tsx";
import { ProblemAlert } from "./problem-alert.tsx";
import { titleId } from "./use-steps.ts";
import classes from "./wizard.module.css";
import { WizardProgress } from "./wizard-progress.tsx";

interface WizardProps extends Omit<ComponentProps<typeof WizardProgress>, "onGo"> {
  readonly onGo: (step: number) => void;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  readonly alert: ComponentProps<typeof ProblemAlert>;
  readonly isPending: boolean;
  /** What the button says that ends the step. */
  readonly forward: string;
  readonly className?: string | undefined;
  /** The fields of the step. */
  readonly children: ReactNode;
}

/** A form of several steps: where one stands, the step's title and fields, the ways back and forward. */
export function Wizard({
  onSubmit,
  alert,
  isPending,
  forward,
  className = "",
  children,
  ...progress
}: WizardProps) {
  const { steps, current, onGo } = progress;
  return (
    <Form
      noValidate
      onSubmit={onSubmit}
      className={`${classes.wizard} ${className}`}
      aria-labelledby={titleId(current)}
    >
      <WizardProgress {...progress} />
      <ProblemAlert {...alert} />
      <div className={classes.step}>
        <h2 id={titleId(current)} tabIndex={-1} className={classes.title}>
          {steps[current]?.label}
        </h2>
        {children}
      </div>
      <div className={classes.buttons}>
        {current > 0 && (
          <Button
            variant="default"
            leftSection={<IconArrowLeft size={16} aria-hidden />}
            onClick={() => onGo(current - 1)}
          >
            Back
          </Button>
        )}
        <PendingButton
          className={classes.forward}
          isPending={isPending}
          rightSection={current < steps.length - 1 ? <IconArrowRight size={16} aria-hidden /> : undefined}
        >
          {forward}
        </PendingButton>
      </div>
    </Form>
  );
}
