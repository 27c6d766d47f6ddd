"use client";

import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { CopyButton } from "#app/_components/copy-button.tsx";
import { Form } from "#app/_components/form/form.tsx";
import { PendingButton } from "#app/_components/form/pending-button.tsx";
import { QrCode } from "#app/_components/qr-code.tsx";
import classes from "./section.module.css";

interface SetUpSecondFactorProps {
  /** The `otpauth:` address that an authenticator app opens. */
  totpURI: string;
  isPending: boolean;
  onCode: (code: string) => void;
  onCancel: () => void;
}

/** Puts the secret into an authenticator app, and proves by a code that it is there. */
export function SetUpSecondFactor({ totpURI, isPending, onCode, onCancel }: SetUpSecondFactorProps) {
  const [code, setCode] = useState("");
  const secret = new URL(totpURI).searchParams.get("secret") ?? "";
  return (
    <Form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        onCode(code.replaceAll(/\s/g, ""));
      }}
    >
      <ol className={classes.steps}>
        <li>
          Open an authenticator app and let it read this code, or type the key below into it. On this device
          you can also <a href={totpURI}>open it in the app</a>.
          <QrCode value={totpURI} label="To be scanned by an authenticator app" />
          <span className={classes.secret}>
            <span data-secret>{secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}</span>
            <CopyButton value={secret} label="the key" />
          </span>
        </li>
        <li>Enter the six digits that the app shows.</li>
      </ol>
      <TextInput
        label="Code"
        autoComplete="one-time-code"
        inputMode="numeric"
        required
        withAsterisk={false}
        value={code}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
      />
      <div className={classes.row}>
        <PendingButton isPending={isPending} pendingLabel="Checking…">
          Confirm
        </PendingButton>
        <Button variant="subtle" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
