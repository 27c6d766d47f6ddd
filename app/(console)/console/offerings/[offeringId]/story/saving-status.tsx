import { Button, Group } from "@mantine/core";
import { SignInAgain } from "#app/_components/form/sign-in-again.tsx";
import classes from "./story.module.css";
import type { SavingState } from "./use-story.ts";

const words: Record<SavingState, string> = {
  saved: "Saved",
  waiting: "Saving in a moment…",
  saving: "Saving…",
  incomplete: "Not saved yet.",
  failed: "Not saved.",
  signedOut: "Not saved: you are signed out. Your text is kept here; sign in again, then go on in this tab.",
  overtaken: "Not saved: somebody else has changed this story since you opened it.",
};

const list = new Intl.ListFormat("en-GB", { type: "conjunction" });

interface SavingStatusProps {
  state: SavingState;
  /** What the blocks are called that are not complete; all others are saved. */
  left: readonly string[];
  /** What is wrong with the whole. */
  fault: string | undefined;
  onAgain: () => void;
  onTheirs: () => void;
}

/** Says whether what was typed is saved. */
export function SavingStatus({ state, left, fault, onAgain, onTheirs }: SavingStatusProps) {
  const isAmiss =
    state === "incomplete" || state === "failed" || state === "signedOut" || state === "overtaken";
  return (
    <div className={classes.status} data-amiss={isAmiss || undefined}>
      <p role="status">
        {state === "incomplete" && fault === undefined
          ? `Not saved yet: ${list.format(left)}. Complete what is marked; all else is saved.`
          : words[state]}{" "}
        {isAmiss && fault}
      </p>
      {state === "signedOut" && <SignInAgain />}
      {(state === "failed" || state === "signedOut") && (
        <Button size="xs" variant="default" onClick={onAgain}>
          Try again
        </Button>
      )}
      {state === "overtaken" && (
        <Group gap="xs">
          <Button size="xs" variant="default" onClick={onTheirs}>
            Show theirs
          </Button>
          <Button size="xs" variant="default" onClick={onAgain}>
            Save mine over it
          </Button>
        </Group>
      )}
    </div>
  );
}
