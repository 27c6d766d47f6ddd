"use client";

import { TextInput } from "@mantine/core";
import { useState } from "react";
import { auth } from "#app/_auth/client.ts";
import { useAuthCall } from "#app/_auth/use-auth-call.ts";
import { PendingButton } from "#app/_components/form/pending-button.tsx";
import { AuthForm } from "#app/_components/sign-up/auth-form.tsx";
import { MailSent } from "#app/_components/sign-up/mail-sent.tsx";

/** Asks for a link to choose a new password; it says the same for every address. */
export function ForgotPasswordForm({ email: own, isDemo }: { email: string; isDemo: boolean }) {
  const [email, setEmail] = useState(own);
  const [isMailSent, setMailSent] = useState(false);
  const { run, problem, isPending } = useAuthCall();

  const send = async () => {
    const answer = await run(() => auth.requestPasswordReset({ email, redirectTo: "/reset-password" }));
    if (answer !== null) setMailSent(true);
  };

  if (isMailSent) {
    return (
      <MailSent email={email} isDemo={isDemo} onBack={() => setMailSent(false)}>
        If somebody has signed up with this address, a link to choose a new password is on its way. It works
        once, for 15 minutes.
      </MailSent>
    );
  }
  return (
    <AuthForm problem={problem} onSend={send}>
      <TextInput
        label="E-mail address"
        type="email"
        autoComplete="username"
        required
        withAsterisk={false}
        value={email}
        onChange={({ currentTarget }) => setEmail(currentTarget.value)}
      />
      <PendingButton isPending={isPending} pendingLabel="Sending…">
        Send the link
      </PendingButton>
    </AuthForm>
  );
}
