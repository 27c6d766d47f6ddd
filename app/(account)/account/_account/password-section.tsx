"use client";

import { PasswordInput } from "@mantine/core";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { auth } from "#app/_auth/client.ts";
import { useAuthCall } from "#app/_auth/use-auth-call.ts";
import { ButtonLink } from "#app/_components/button-link.tsx";
import { Form } from "#app/_components/form/form.tsx";
import { PendingButton } from "#app/_components/form/pending-button.tsx";
import { NewPasswordInput } from "#app/_components/sign-up/new-password-input.tsx";
import classes from "./section.module.css";
import { Section } from "./section.tsx";

/** Changes the password; who has none yet sets one by the link that forgetting it would bring. */
export function PasswordSection({ hasPassword }: { hasPassword: boolean }) {
  if (hasPassword) return <ChangePassword />;
  return (
    <Section
      title="Password"
      description="You have none. A link in a mail leads to a page where you choose one."
    >
      <div>
        <ButtonLink look="outline" href="/forgot-password">
          Choose a password
        </ButtonLink>
      </div>
    </Section>
  );
}

function ChangePassword() {
  const router = useRouter();
  const [currentPassword, setCurrentPassword] = useState("");
  const [newPassword, setNewPassword] = useState("");
  const [success, setSuccess] = useState<string | null>(null);
  const { run, problem, isPending } = useAuthCall();

  const change = async () => {
    const answer = await run(() =>
      auth.changePassword({ currentPassword, newPassword, revokeOtherSessions: true }),
    );
    if (answer === null) return;
    setCurrentPassword("");
    setNewPassword("");
    setSuccess("Your password is changed, and you are signed out everywhere else.");
    router.refresh();
  };

  return (
    <Section
      title="Password"
      description="Changing it signs you out at every other browser."
      problem={problem}
      success={success}
    >
      <Form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          void change();
        }}
      >
        <PasswordInput
          label="Current password"
          autoComplete="current-password"
          required
          withAsterisk={false}
          value={currentPassword}
          onChange={({ currentTarget }) => setCurrentPassword(currentTarget.value)}
        />
        <NewPasswordInput label="New password" value={newPassword} onChange={setNewPassword} />
        <PendingButton variant="default" isPending={isPending} pendingLabel="Changing…">
          Change password
        </PendingButton>
      </Form>
    </Section>
  );
}
