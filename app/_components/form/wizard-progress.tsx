import { IconCheck } from "@tabler/icons-react";
import type { Step } from "./use-steps.ts";
import classes from "./wizard-progress.module.css";

interface WizardProgressProps {
  readonly steps: readonly Step[];
  /** Index of the step one stands at; less than 0 while before them all. */
  readonly current: number;
  /** What had to be done before the steps, and cannot be gone back to. */
  readonly before?: string;
  /** Goes back to a step that is done. */
  readonly onGo?: (step: number) => void;
}

/** Where one stands in a wizard, and the way back. */
export function WizardProgress({ steps, current, before, onGo }: WizardProgressProps) {
  const first = before === undefined ? 1 : 2;
  return (
    <nav aria-label="Steps">
      <ol className={classes.steps}>
        {before !== undefined && (
          <li className={classes.step} data-state={current < 0 ? "current" : "done"}>
            <span className={classes.name} aria-current={current < 0 ? "step" : undefined}>
              {current < 0 ? <span aria-hidden>1</span> : <IconCheck size={16} stroke={2.5} aria-hidden />}
              <span className={classes.label}>{before}</span>
              {current >= 0 && <span className="visually-hidden">(done)</span>}
            </span>
          </li>
        )}
        {steps.map(({ id, label }, step) => (
          <li key={id} className={classes.step} data-state={stateOf(step, current)}>
            {step < current && onGo ? (
              <button type="button" className={classes.name} onClick={() => onGo(step)}>
                <IconCheck size={16} stroke={2.5} aria-hidden />
                <span className={classes.label}>{label}</span>
                <span className="visually-hidden">(done, go back)</span>
              </button>
            ) : (
              <span className={classes.name} aria-current={step === current ? "step" : undefined}>
                <span aria-hidden>{step + first}</span>
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
