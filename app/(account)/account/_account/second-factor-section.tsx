"use client";

import { PasswordInput } from "@mantine/core";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { auth } from "#app/_auth/client.ts";
import { useAuthCall } from "#app/_auth/use-auth-call.ts";
import { Form } from "#app/_components/form/form.tsx";
import { PendingButton } from "#app/_components/form/pending-button.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import classes from "./section.module.css";
import { Section } from "./section.tsx";
import { SetUpSecondFactor } from "./set-up-second-factor.tsx";

interface SecondFactorSectionProps {
  isOn: boolean;
  /** Changing it asks for the password, where there is one. */
  hasPassword: boolean;
}

/** A code of an authenticator app after the password: turned on, turned off, with codes for when the app is lost. */
export function SecondFactorSection({ isOn, hasPassword }: SecondFactorSectionProps) {
  const router = useRouter();
  const [password, setPassword] = useState("");
  const [setUp, setSetUp] = useState<{ totpURI: string; backupCodes: string[] } | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const [success, setSuccess] = useState<string | null>(null);
  const { run, problem, isPending } = useAuthCall();
  const proof = hasPassword ? { password } : {};

  const begin = async () => {
    const answer = await run(() => auth.twoFactor.enable(proof));
    if (answer?.method !== "totp") return;
    setSuccess(null);
    setSetUp(answer);
    setPassword("");
  };
  const confirm = async (code: string) => {
    const answer = await run(() => auth.twoFactor.verifyTotp({ code }));
    if (answer === null || setUp === null) return;
    setCodes(setUp.backupCodes);
    setSetUp(null);
    setSuccess("From now on signing in asks for a code. Keep the recovery codes below.");
    router.refresh();
  };
  const renew = async () => {
    const answer = await run(() => auth.twoFactor.generateBackupCodes(proof));
    if (answer === null) return;
    setCodes(answer.backupCodes);
    setPassword("");
    setSuccess("These are your new recovery codes; the old ones no longer work.");
  };
  const end = async () => {
    if ((await run(() => auth.twoFactor.disable(proof))) === null) return;
    setPassword("");
    setCodes(null);
    setSuccess("Signing in no longer asks for a code.");
    router.refresh();
  };

  return (
    <Section
      title="Second factor"
      description="After a password or a link, signing in asks for a code of an authenticator app too. Passkeys need none."
      problem={problem}
      success={success}
    >
      <p>
        <span className={classes.badge} data-tone={isOn ? "positive" : undefined}>
          {isOn ? "Turned on" : "Turned off"}
        </span>
      </p>
      {codes !== null && <RecoveryCodes codes={codes} />}
      {setUp !== null && (
        <SetUpSecondFactor
          totpURI={setUp.totpURI}
          isPending={isPending}
          onCode={(code) => void confirm(code)}
          onCancel={() => setSetUp(null)}
        />
      )}
      {setUp === null && (
        <Form
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault();
            const { submitter } = event.nativeEvent as SubmitEvent;
            const actions: Readonly<Record<string, () => Promise<void>>> = { begin, renew, end };
            void actions[submitter?.getAttribute("value") ?? ""]?.();
          }}
        >
          {hasPassword && (
            <PasswordInput
              label="Your password, to change this"
              autoComplete="current-password"
              required
              withAsterisk={false}
              value={password}
              onChange={({ currentTarget }) => setPassword(currentTarget.value)}
            />
          )}
          {isOn ? (
            <div className={classes.row}>
              <PendingButton variant="default" value="renew" isPending={isPending}>
                New recovery codes
              </PendingButton>
              <PendingButton variant="default" value="end" isPending={isPending}>
                Turn off
              </PendingButton>
            </div>
          ) : (
            <PendingButton variant="default" value="begin" isPending={isPending}>
              Turn on
            </PendingButton>
          )}
        </Form>
      )}
    </Section>
  );
}
