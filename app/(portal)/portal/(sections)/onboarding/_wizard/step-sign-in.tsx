"use client";

import Link from "next/link";
import { signInHref } from "#app/_components/sign-in-href.ts";
import { titleId } from "#app/_components/use-steps.ts";
import { WizardProgress } from "#app/_components/wizard-progress.tsx";
import { SignUpForm } from "#app/(account)/sign-up/_components/sign-up-form.tsx";
import { SIGN_IN, steps } from "./values.ts";
import classes from "./wizard.module.css";

/** Before the steps of the form. */
const BEFORE = -1;

interface StepSignInProps {
  /** This page, to come back to by the link in the mail that confirms the address. */
  returnTo: string;
  isDemo: boolean;
}

/** The first step of those who are not signed in: what they sign in with from now on. */
export function StepSignIn({ returnTo, isDemo }: StepSignInProps) {
  return (
    <div className={classes.wizard}>
      <WizardProgress steps={steps} current={BEFORE} before={SIGN_IN} />
      <section className={classes.signIn} aria-labelledby={titleId(BEFORE)}>
        <h2 id={titleId(BEFORE)} className={classes.title}>
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
