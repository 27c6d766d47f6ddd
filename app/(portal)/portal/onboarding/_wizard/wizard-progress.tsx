import { IconCheck } from "@tabler/icons-react";
import { steps } from "./values.ts";
import classes from "./wizard-progress.module.css";

/** Before the steps of the form: the person's own sign-in. */
export const SIGN_IN = -1;

interface WizardProgressProps {
  current: number;
  /** Goes back to a step that is done. */
  onGo?: (step: number) => void;
}

/** Where one stands in the wizard, and the way back. */
export function WizardProgress({ current, onGo }: WizardProgressProps) {
  return (
    <nav aria-label="Steps">
      <ol className={classes.steps}>
        <li className={classes.step} data-state={stateOf(SIGN_IN, current)}>
          <span className={classes.name} aria-current={current === SIGN_IN ? "step" : undefined}>
            {current === SIGN_IN ? (
              <span aria-hidden="true">1</span>
            ) : (
              <IconCheck size={16} stroke={2.5} aria-hidden />
            )}
            <span className={classes.label}>Sign-in</span>
            {current !== SIGN_IN && <span className="visually-hidden">(done)</span>}
          </span>
        </li>
        {steps.map(({ id, label }, step) => (
          <li key={id} className={classes.step} data-state={stateOf(step, current)}>
            {step < current ? (
              <button type="button" className={classes.name} onClick={() => onGo?.(step)}>
                <IconCheck size={16} stroke={2.5} aria-hidden />
                <span className={classes.label}>{label}</span>
                <span className="visually-hidden">(done, go back)</span>
              </button>
            ) : (
              <span className={classes.name} aria-current={step === current ? "step" : undefined}>
                <span aria-hidden="true">{step + 2}</span>
                <span className={classes.label}>{label}</span>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function stateOf(step: number, current: number): "done" | "current" | "ahead" {
  if (step === current) return "current";
  return step < current ? "done" : "ahead";
}
