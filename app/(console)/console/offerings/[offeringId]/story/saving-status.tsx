import { Button } from "@mantine/core";
import classes from "./story.module.css";
import type { SavingState } from "./use-story.ts";

const words: Record<SavingState, string> = {
  saved: "Saved",
  waiting: "Saving in a moment…",
  saving: "Saving…",
  incomplete: "Not saved yet: complete what is marked.",
  failed: "Not saved.",
};

interface SavingStatusProps {
  state: SavingState;
  /** What is wrong with the whole. */
  fault: string | undefined;
  onAgain: () => void;
}

/** Says whether what was typed is saved. */
export function SavingStatus({ state, fault, onAgain }: SavingStatusProps) {
  const isAmiss = state === "incomplete" || state === "failed";
  return (
    <div className={classes.status} data-amiss={isAmiss || undefined}>
      <p role="status">
        {words[state]} {isAmiss && fault}
      </p>
      {state === "failed" && (
        <Button size="xs" variant="default" onClick={onAgain}>
          Try again
        </Button>
      )}
    </div>
  );
}
