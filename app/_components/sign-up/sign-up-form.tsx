"use client";

import { Radio, TextInput } from "@mantine/core";
import { useState } from "react";
import { auth } from "#app/_auth/client.ts";
import { confirmedAt } from "#app/_auth/landing.ts";
import { useAuthCall } from "#app/_auth/use-auth-call.ts";
import { PendingButton } from "#app/_components/form/pending-button.tsx";
import { NAME_LENGTH } from "#server/platform/session/contract.ts";
import classes from "./auth-form.module.css";
import { AuthForm } from "./auth-form.tsx";
import { MailSent } from "./mail-sent.tsx";
import { NewPasswordInput } from "./new-password-input.tsx";
import { type Way, ways } from "./ways.ts";

interface SignUpFormProps {
  /** Where one goes on; null lets one choose between the ways. */
  returnTo: string | null;
  isDemo: boolean;
}

/** Signs somebody up. It ends in the same sentence whether the address was known or not. */
export function SignUpForm({ returnTo, isDemo }: SignUpFormProps) {
  const [way, setWay] = useState<Way>("issuer");
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [isMailSent, setMailSent] = useState(false);
  const { run, problem, isPending } = useAuthCall();

  const send = async () => {
    const goOn = returnTo ?? ways.find(({ value }) => value === way)?.href ?? "/";
    const answer = await run(() =>
      auth.signUp.email({ name: name.trim(), email, password, callbackURL: confirmedAt(goOn) }),
    );
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
      {returnTo === null && (
        <Radio.Group
          label="What would you like to do?"
          value={way}
          onChange={(value) => setWay(value as Way)}
        >
          <div className={classes.choices}>
            {ways.map(({ value, label, description }) => (
              <Radio key={value} value={value} label={label} description={description} />
            ))}
          </div>
        </Radio.Group>
      )}
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
      <PendingButton isPending={isPending} pendingLabel="Signing up…">
        Sign up
      </PendingButton>
    </AuthForm>
  );
}
