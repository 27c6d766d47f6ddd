"use client";

import { useState } from "react";
import { auth } from "#app/_auth/client.ts";
import { useAuthCall } from "#app/_auth/use-auth-call.ts";
import { ButtonLink } from "#app/_components/button-link.tsx";
import { PendingButton } from "#app/_components/form/pending-button.tsx";
import { Notice } from "#app/_components/notice.tsx";
import { AuthForm } from "#app/_components/sign-up/auth-form.tsx";
import { NewPasswordInput } from "#app/_components/sign-up/new-password-input.tsx";

/** Sets the password of whoever was sent the token. */
export function ResetPasswordForm({ token }: { token: string }) {
  const [newPassword, setNewPassword] = useState("");
  const [isDone, setDone] = useState(false);
  const { run, problem, isPending } = useAuthCall();

  const send = async () => {
    const answer = await run(() => auth.resetPassword({ newPassword, token }));
    if (answer !== null) setDone(true);
  };

  if (isDone) {
    return (
      <>
        <Notice tone="positive" role="status">
          <span>Your new password is set.</span>
        </Notice>
        <ButtonLink href="/sign-in">Sign in</ButtonLink>
      </>
    );
  }
  return (
    <AuthForm problem={problem} onSend={send}>
      <NewPasswordInput label="New password" value={newPassword} onChange={setNewPassword} />
      <PendingButton isPending={isPending} pendingLabel="Saving…">
        Set the password
      </PendingButton>
    </AuthForm>
  );
}
