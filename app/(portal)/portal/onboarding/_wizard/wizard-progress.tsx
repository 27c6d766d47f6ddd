import { IconCheck } from "@tabler/icons-react";
import { steps } from "./values.ts";
import classes from "./wizard-progress.module.css";

interface WizardProgressProps {
  current: number;
  /** Goes back to a step that is done. */
  onGo: (step: number) => void;
}

/** Where one stands in the wizard, and the way back. */
export function WizardProgress({ current, onGo }: WizardProgressProps) {
  return (
    <nav aria-label="Steps">
      <ol className={classes.steps}>
        {steps.map(({ id, label }, step) => (
          <li key={id} className={classes.step} data-state={stateOf(step, current)}>
            {step < current ? (
              <button type="button" className={classes.name} onClick={() => onGo(step)}>
                <IconCheck size={16} stroke={2.5} aria-hidden />
                <span className={classes.label}>{label}</span>
                <span className="visually-hidden">(done, go back)</span>
              </button>
            ) : (
              <span className={classes.name} aria-current={step === current ? "step" : undefined}>
                <span aria-hidden="true">{step + 1}</span>
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
