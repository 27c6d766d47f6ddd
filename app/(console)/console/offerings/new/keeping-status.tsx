import { Button } from "@mantine/core";
import { SignInAgain } from "#app/_components/form/sign-in-again.tsx";
import { Notice } from "#app/_components/notice.tsx";
import type { KeepingState } from "./use-kept-form.ts";
import classes from "./wizard.module.css";

const words: Record<Exclude<KeepingState, "elsewhere" | "signedOut">, string> = {
  untouched: "",
  waiting: "Saving in a moment…",
  kept: "Saved. You can go on later, on any device.",
  failed: "Not saved. It is tried again with your next change.",
};

/** Says whether what was typed is kept. @param onReload goes on from what another window has kept */
export function KeepingStatus({ state, onReload }: { state: KeepingState; onReload: () => void }) {
  if (state === "signedOut") {
    return (
      <Notice tone="warning" role="alert" title="Not saved: you are signed out">
        <span>
          What you typed is still here, and is saved with your next change once you are signed in again.
        </span>
        <SignInAgain />
      </Notice>
    );
  }
  if (state !== "elsewhere") {
    return (
      <p role="status" className={classes.keeping}>
        {words[state]}
      </p>
    );
  }
  return (
    <Notice tone="warning" role="alert" title="This was changed in another window">
      <span>What you type here is not saved any more.</span>
      <div>
        <Button size="compact-sm" variant="default" onClick={onReload}>
          Go on from there
        </Button>
      </div>
    </Notice>
  );
}
