"use client";

import { TextInput } from "@mantine/core";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { auth } from "#app/_auth/client.ts";
import { useAuthCall } from "#app/_auth/use-auth-call.ts";
import { Form } from "#app/_components/form/form.tsx";
import { PendingButton } from "#app/_components/form/pending-button.tsx";
import type { Person } from "#server/platform/session/contract.ts";
import { PasskeyItem } from "./passkey-item.tsx";
import classes from "./section.module.css";
import { Section } from "./section.tsx";

/** The longest name of a passkey. */
const NAME_LENGTH = 60;

/** One's passkeys: adds one with a name, renames and removes them. */
export function PasskeysSection({ passkeys }: { passkeys: Person["passkeys"] }) {
  const router = useRouter();
  const [name, setName] = useState("");
  const [success, setSuccess] = useState<string | null>(null);
  const { run, problem, isPending } = useAuthCall();

  const changed = (sentence: string) => {
    setSuccess(sentence);
    router.refresh();
  };
  const add = async () => {
    const given = name.trim();
    const answer = await run(() => auth.passkey.addPasskey({ name: given }));
    if (answer === null) return;
    setName("");
    changed(`The passkey “${given}” is added. Sign in with it from now on.`);
  };
  const rename = async (id: string, to: string) => {
    if ((await run(() => auth.passkey.updatePasskey({ id, name: to }))) !== null) {
      changed(`The passkey is now called “${to}”.`);
    }
  };
  const remove = async (id: string) => {
    if ((await run(() => auth.passkey.deletePasskey({ id }))) !== null) changed("The passkey is removed.");
  };

  return (
    <Section
      title="Passkeys"
      description="Sign in with a finger, a face or the PIN of your device. Nobody can steal or guess it."
      problem={problem}
      success={success}
    >
      {passkeys.length > 0 && (
        <ul className={classes.list}>
          {passkeys.map((passkey) => (
            <PasskeyItem
              key={`${passkey.passkeyId} ${passkey.name}`}
              passkey={passkey}
              maxLength={NAME_LENGTH}
              onRename={(to) => void rename(passkey.passkeyId, to)}
              onRemove={() => void remove(passkey.passkeyId)}
            />
          ))}
        </ul>
      )}
      <Form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <TextInput
          label="Name of a new passkey"
          placeholder="Work laptop"
          required
          withAsterisk={false}
          maxLength={NAME_LENGTH}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <PendingButton variant="default" isPending={isPending} pendingLabel="Waiting for your device…">
          Add a passkey
        </PendingButton>
      </Form>
    </Section>
  );
}
