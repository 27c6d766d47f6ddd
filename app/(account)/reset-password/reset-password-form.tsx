"use client";

import { PasswordInput } from "@mantine/core";
import { useState } from "react";
import { auth } from "#app/_auth/client.ts";
import { useAuthCall } from "#app/_auth/use-auth-call.ts";
import { ButtonLink } from "#app/_components/button-link.tsx";
import { Notice } from "#app/_components/notice.tsx";
import { PendingButton } from "#app/_components/pending-button.tsx";
import { MAX_PASSWORD_LENGTH, PASSWORD_LENGTH } from "#server/common/password.ts";
import classes from "../_components/form.module.css";

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
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {problem !== null && (
        <Notice tone="negative" role="alert">
          <span>{problem}</span>
        </Notice>
      )}
      <PasswordInput
        label="New password"
        description={`At least ${PASSWORD_LENGTH} characters.`}
        autoComplete="new-password"
        required
        withAsterisk={false}
        minLength={PASSWORD_LENGTH}
        maxLength={MAX_PASSWORD_LENGTH}
        value={newPassword}
        onChange={({ currentTarget }) => setNewPassword(currentTarget.value)}
      />
      <PendingButton isPending={isPending} pendingLabel="Saving…">
        Set the password
      </PendingButton>
    </form>
  );
}
