"use client";

import Link from "next/link";
import { titleId } from "#app/_components/form/use-steps.ts";
import wizard from "#app/_components/form/wizard.module.css";
import { WizardProgress } from "#app/_components/form/wizard-progress.tsx";
import { SignUpForm } from "#app/_components/sign-up/sign-up-form.tsx";
import { signInHref } from "#app/_data/sign-in-href.ts";
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
    <div className={wizard.wizard}>
      <WizardProgress steps={steps} current={BEFORE} before={SIGN_IN} />
      <section className={classes.signIn} aria-labelledby={titleId(BEFORE)}>
        <h2 id={titleId(BEFORE)} className={wizard.title}>
          Your sign-in
        </h2>
        <p className={wizard.hint}>
          With it you come back to your tokens. You have one already?{" "}
          <Link href={signInHref(returnTo)}>Sign in</Link>
        </p>
        <SignUpForm returnTo={returnTo} isDemo={isDemo} />
      </section>
    </div>
  );
}
