"use client";

import { notifications } from "@mantine/notifications";
import { isSignedOut, problemOf } from "#app/_trpc/client.tsx";
import { SignInAgain } from "./sign-in-again.tsx";

/** How long a refusal stands, in milliseconds: long enough to be read. */
const STANDS_MS = 12_000;

/**
 * Says why a call had no effect where no alert has room, in a row or at the page's head. The way to sign in again stays
 * until it is closed.
 */
export function tellOfProblem(error: unknown): void {
  const problem = problemOf(error);
  const isOut = isSignedOut(problem);
  notifications.show({
    color: "red.9",
    title: problem?.title ?? "The server could not be reached",
    message: (
      <>
        {problem?.detail ?? "Check the connection and try again."} {isOut && <SignInAgain />}
      </>
    ),
    autoClose: isOut ? false : STANDS_MS,
  });
}
