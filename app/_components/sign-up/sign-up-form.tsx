"use client";

import { Checkbox, TextInput } from "@mantine/core";
import { useState } from "react";
import { auth } from "#app/_auth/client.ts";
import { confirmedAt } from "#app/_auth/landing.ts";
import { useAuthCall } from "#app/_auth/use-auth-call.ts";
import { PendingButton } from "#app/_components/form/pending-button.tsx";
import { legalVersions } from "#server/kernel/fields/legal.ts";
import { NAME_LENGTH } from "#server/platform/session/contract.ts";
import { AuthForm } from "./auth-form.tsx";
import { MailSent } from "./mail-sent.tsx";
import { NewPasswordInput } from "./new-password-input.tsx";

interface SignUpFormProps {
  /** Where one goes on. */
  returnTo: string;
  isDemo: boolean;
}

/** Signs somebody up. It ends in the same sentence whether the address was known or not. */
export function SignUpForm({ returnTo, isDemo }: SignUpFormProps) {
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [isAgreed, setAgreed] = useState(false);
  const [isMailSent, setMailSent] = useState(false);
  const { run, problem, isPending } = useAuthCall();

  const send = async () => {
    const person = { name: name.trim(), email, password, callbackURL: confirmedAt(returnTo) };
    const answer = await run(() => auth.signUp.email(withConsent(person)));
    if (answer !== null) setMailSent(true);
  };

  if (isMailSent) {
    return (
      <MailSent email={email} isDemo={isDemo} onBack={() => setMailSent(false)}>
        We have sent you a link that confirms your address and signs you in. It works for 24 hours.
      </MailSent>
    );
  }
  return (
    <AuthForm problem={problem} onSend={send}>
      <TextInput
        label="Your name"
        autoComplete="name"
        required
        withAsterisk={false}
        maxLength={NAME_LENGTH}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <TextInput
        label="E-mail address"
        type="email"
        autoComplete="username"
        required
        withAsterisk={false}
        value={email}
        onChange={({ currentTarget }) => setEmail(currentTarget.value)}
      />
      <NewPasswordInput
        label="Password"
        hint="A few words are easy to remember and hard to guess."
        value={password}
        onChange={setPassword}
      />
      <Checkbox
        required
        checked={isAgreed}
        onChange={({ currentTarget }) => setAgreed(currentTarget.checked)}
        label={
          <>
            I accept the{" "}
            <a href="/terms" target="_blank" rel="noopener">
              terms
            </a>{" "}
            and have read the{" "}
            <a href="/privacy" target="_blank" rel="noopener">
              privacy notice
            </a>
            .
          </>
        }
      />
      <PendingButton isPending={isPending} pendingLabel="Signing up…">
        Sign up
      </PendingButton>
    </AuthForm>
  );
}

/** What is sent for somebody who agrees to the texts in force; the form is not sent without that. */
function withConsent<T extends object>(person: T): T {
  return { ...person, consent: legalVersions };
}
