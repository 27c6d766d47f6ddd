"use client";

import { Button, Checkbox, TextInput } from "@mantine/core";
import { useState } from "react";
import { auth } from "#app/_auth/client.ts";
import { useAuthCall } from "#app/_auth/use-auth-call.ts";
import { PendingButton } from "#app/_components/form/pending-button.tsx";
import { AuthForm } from "#app/_components/sign-up/auth-form.tsx";

const kinds = {
  app: {
    description: "Enter the six digits that your authenticator app shows for Offerboard.",
    label: "Code",
    other: "Use a recovery code instead",
  },
  recovery: {
    description: "Enter one of the recovery codes that you kept. It works once.",
    label: "Recovery code",
    other: "Use the authenticator app instead",
  },
} as const;

/** Takes the code of the authenticator app, or a recovery code where the app is lost. */
export function SecondFactorForm({ returnTo }: { returnTo: string }) {
  const [kind, setKind] = useState<keyof typeof kinds>("app");
  const [code, setCode] = useState("");
  const [trustDevice, setTrustDevice] = useState(false);
  const { run, problem, setProblem, isPending } = useAuthCall();
  const words = kinds[kind];

  const send = async () => {
    const answer = await run(() =>
      kind === "app"
        ? auth.twoFactor.verifyTotp({ code: code.replaceAll(/\s/g, ""), trustDevice })
        : auth.twoFactor.verifyBackupCode({ code: code.trim(), trustDevice }),
    );
    if (answer !== null) location.assign(returnTo);
  };
  const change = () => {
    setKind(kind === "app" ? "recovery" : "app");
    setCode("");
    setProblem(null);
  };

  return (
    <AuthForm problem={problem} onSend={send}>
      <TextInput
        key={kind}
        label={words.label}
        description={words.description}
        autoComplete="one-time-code"
        inputMode={kind === "app" ? "numeric" : "text"}
        required
        withAsterisk={false}
        autoFocus
        value={code}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
      />
      <Checkbox
        label="Do not ask at this browser for 30 days"
        checked={trustDevice}
        onChange={({ currentTarget }) => setTrustDevice(currentTarget.checked)}
      />
      <PendingButton isPending={isPending} pendingLabel="Checking…">
        Sign in
      </PendingButton>
      <Button variant="subtle" onClick={change}>
        {words.other}
      </Button>
    </AuthForm>
  );
}
