"use client";

import { Button, PasswordInput, TextInput } from "@mantine/core";
import { IconKey, IconMail } from "@tabler/icons-react";
import Link from "next/link";
import { useEffect, useState } from "react";
import { auth } from "#app/_auth/client.ts";
import { confirmedAt, secondFactorAt, signedInAt } from "#app/_auth/landing.ts";
import { useAuthCall } from "#app/_auth/use-auth-call.ts";
import { PendingButton } from "#app/_components/form/pending-button.tsx";
import classes from "#app/_components/sign-up/auth-form.module.css";
import { AuthForm } from "#app/_components/sign-up/auth-form.tsx";
import { MailSent } from "#app/_components/sign-up/mail-sent.tsx";
import { wayInHref } from "#app/_data/sign-in-href.ts";

/** The ways to sign in: a password, a passkey, a link by mail. What was typed stays when one is refused. */
export function SignInForm({ returnTo, isDemo }: { returnTo: string; isDemo: boolean }) {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [isMailSent, setMailSent] = useState(false);
  const { run, problem, setProblem, isPending } = useAuthCall();
  usePasskeyAutofill(returnTo);

  const byPassword = async () => {
    const answer = await run(() =>
      auth.signIn.email({ email, password, callbackURL: confirmedAt(returnTo) }),
    );
    if (answer === null) return;
    location.assign("twoFactorRedirect" in answer ? secondFactorAt(returnTo) : returnTo);
  };
  const byPasskey = async () => {
    const answer = await run(() => auth.signIn.passkey());
    if (answer !== null) location.assign(returnTo);
  };
  const byLink = async () => {
    if (email.trim() === "") {
      setProblem("Enter your e-mail address; the link goes there.");
      return;
    }
    const landing = signedInAt(returnTo);
    const answer = await run(() =>
      auth.signIn.magicLink({ email, callbackURL: landing, errorCallbackURL: landing }),
    );
    if (answer !== null) setMailSent(true);
  };

  if (isMailSent) {
    return (
      <MailSent email={email} isDemo={isDemo} onBack={() => setMailSent(false)}>
        If somebody has signed up with this address, a link to sign in is on its way. It works once, for 15
        minutes.
      </MailSent>
    );
  }
  return (
    <>
      <AuthForm problem={problem} onSend={byPassword}>
        <TextInput
          label="E-mail address"
          type="email"
          autoComplete="username webauthn"
          required
          withAsterisk={false}
          value={email}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
        <div>
          <PasswordInput
            label="Password"
            autoComplete="current-password"
            required
            withAsterisk={false}
            value={password}
            onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          />
        </div>
        <Link href={wayInHref("/forgot-password", returnTo)} className={classes.aside}>
          Forgot your password?
        </Link>
        <PendingButton isPending={isPending} pendingLabel="Signing in…">
          Sign in
        </PendingButton>
      </AuthForm>
      <p className={classes.or}>or</p>
      <div className={classes.ways}>
        <Button
          variant="default"
          leftSection={<IconKey size={18} aria-hidden />}
          onClick={() => void byPasskey()}
        >
          Sign in with a passkey
        </Button>
        <Button
          variant="default"
          leftSection={<IconMail size={18} aria-hidden />}
          onClick={() => void byLink()}
        >
          E-mail me a link
        </Button>
      </div>
    </>
  );
}

/** Offers passkeys where the browser fills in the e-mail address. */
function usePasskeyAutofill(returnTo: string) {
  useEffect(() => {
    let isHere = true;
    const offer = async () => {
      if (!(await globalThis.PublicKeyCredential?.isConditionalMediationAvailable?.())) return;
      const { data } = await auth.signIn.passkey({ autoFill: true });
      if (isHere && data) location.assign(returnTo);
    };
    // Whoever chooses no passkey there signs in another way.
    offer().catch(() => {});
    return () => {
      isHere = false;
    };
  }, [returnTo]);
}
