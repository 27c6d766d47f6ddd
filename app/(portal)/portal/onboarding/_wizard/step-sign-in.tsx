"use client";

import Link from "next/link";
import { signInHref } from "#app/_components/sign-in-href.ts";
import { SignUpForm } from "#app/(account)/sign-up/_components/sign-up-form.tsx";
import { titleId } from "./use-steps.ts";
import classes from "./wizard.module.css";
import { SIGN_IN, WizardProgress } from "./wizard-progress.tsx";

interface StepSignInProps {
  /** This page, to come back to by the link in the mail that confirms the address. */
  returnTo: string;
  isDemo: boolean;
}

/** The first step of those who are not signed in: what they sign in with from now on. */
export function StepSignIn({ returnTo, isDemo }: StepSignInProps) {
  return (
    <div className={classes.wizard}>
      <WizardProgress current={SIGN_IN} />
      <section className={classes.signIn} aria-labelledby={titleId(SIGN_IN)}>
        <h2 id={titleId(SIGN_IN)} className={classes.title}>
          Your sign-in
        </h2>
        <p className={classes.hint}>
          With it you come back to your tokens. You have one already?{" "}
          <Link href={signInHref(returnTo)}>Sign in</Link>
        </p>
        <SignUpForm returnTo={returnTo} isDemo={isDemo} />
      </section>
    </div>
  );
}
