"use client";

import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { DateTime } from "#app/_components/date-time.tsx";
import { ConfirmButton } from "#app/_components/form/confirm-button.tsx";
import { Form } from "#app/_components/form/form.tsx";
import type { Person } from "#server/platform/session/contract.ts";
import classes from "./section.module.css";

interface PasskeyItemProps {
  passkey: Person["passkeys"][number];
  maxLength: number;
  onRename: (name: string) => void;
  onRemove: () => void;
}

/** One passkey, and what can be done with it. */
export function PasskeyItem({ passkey, maxLength, onRename, onRemove }: PasskeyItemProps) {
  const [name, setName] = useState<string | null>(null);
  if (name !== null) {
    return (
      <li>
        <Form
          className={classes.item}
          onSubmit={(event) => {
            event.preventDefault();
            if (name.trim() !== "") onRename(name.trim());
          }}
        >
          <TextInput
            aria-label={`New name of ${passkey.name}`}
            required
            maxLength={maxLength}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <span className={classes.row}>
            <Button type="submit" variant="default" size="xs">
              Save
            </Button>
            <Button variant="subtle" size="xs" onClick={() => setName(null)}>
              Cancel
            </Button>
          </span>
        </Form>
      </li>
    );
  }
  return (
    <li className={classes.item}>
      <span>
        <span className={classes.name}>{passkey.name}</span>
        {passkey.createdAt !== undefined && (
          <span className={classes.meta}>
            {" "}
            added <DateTime value={passkey.createdAt} />
          </span>
        )}
      </span>
      <span className={classes.row}>
        <Button
          variant="default"
          size="xs"
          aria-label={`Rename ${passkey.name}`}
          onClick={() => setName(passkey.name)}
        >
          Rename
        </Button>
        <ConfirmButton
          size="xs"
          aria-label={`Remove ${passkey.name}`}
          title="Remove this passkey?"
          question={`You can no longer sign in with “${passkey.name}”. The passkey stays on the device until you remove it there.`}
          confirmLabel="Remove the passkey"
          isDangerous
          onConfirm={onRemove}
        >
          Remove
        </ConfirmButton>
      </span>
    </li>
  );
}
