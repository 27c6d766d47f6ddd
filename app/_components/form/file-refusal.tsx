"use client";

import type { ReactNode } from "react";
import { FileRefused } from "#app/_data/file-refused.ts";
import { SignInAgain } from "./sign-in-again.tsx";

/** Why a file was not sent, or not had: its sentence, and the way to sign in where that is what is missing. */
export function fileRefusal(failure: unknown): ReactNode {
  const { message } = failure as Error;
  if (!(failure instanceof FileRefused && failure.isSignedOut)) return message;
  return (
    <>
      {message} <SignInAgain />
    </>
  );
}
