"use client";

import { useHere } from "#app/_components/use-here.ts";
import { signInHref } from "#app/_data/sign-in-href.ts";

/** The way to sign in beside a form that keeps what was typed. */
export function SignInAgain() {
  return (
    <a href={signInHref(useHere())} target="_blank" rel="noopener">
      Sign in in a new tab
    </a>
  );
}
