"use client";

import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import fields from "#app/_components/form/form.module.css";
import { Form } from "#app/_components/form/form.tsx";
import { PendingButton } from "#app/_components/form/pending-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { useProblemForm } from "#app/_components/form/use-problem-form.ts";
import { trpc } from "#app/_trpc/client.tsx";
import { typedNumber } from "#app/(console)/_data/typed.ts";
import type { Scope } from "#server/kernel/fields/actions.ts";
import { createApiKey, type KeyMode } from "#server/platform/api-key/contract.ts";
import { ScopeFields } from "./scope-fields.tsx";

interface KeyValues {
  name: string;
  mode: KeyMode;
  scopes: Scope[];
  expiresAt: string;
  allowedAddresses: string;
  readsPerMinute: string;
  writesPerMinute: string;
}

const empty: KeyValues = {
  name: "",
  mode: "test",
  scopes: [],
  expiresAt: "",
  allowedAddresses: "",
  readsPerMinute: "",
  writesPerMinute: "",
};

const modes = [
  { value: "test", label: "Test: sk_test_…" },
  { value: "live", label: "Live: sk_live_…" },
];

function toInput(values: KeyValues) {
  const addresses = values.allowedAddresses.split(/[\s,]+/).filter((address) => address !== "");
  return {
    name: values.name,
    mode: values.mode,
    scopes: values.scopes,
    expiresAt: values.expiresAt === "" ? undefined : `${values.expiresAt}T00:00:00Z`,
    allowedAddresses: addresses.length === 0 ? undefined : addresses,
    readsPerMinute: typedNumber(values.readsPerMinute),
    writesPerMinute: typedNumber(values.writesPerMinute),
  };
}

/** What a new key is for, what it may do, and within which limits. */
export function CreateKeyForm({ onCreated }: { onCreated: (key: string) => void }) {
  const { client } = trpc.useUtils();
  const { form, onSubmit, alert, isSending } = useProblemForm({
    schema: createApiKey.input,
    initialValues: empty,
    toInput,
    // Without an Idempotency-Key: a key that is not shown is of no use, and the answer tells it once.
    send: (input) => client.apiKey.create.mutate(input),
    onSent: ({ key = "" }) => onCreated(key),
  });
  const addressError = Object.entries(form.errors).find(([path]) => path.startsWith("allowedAddresses"))?.[1];
  return (
    <Form noValidate onSubmit={onSubmit} className={fields.form}>
      <ProblemAlert {...alert} />
      <div className={fields.fields}>
        <TextInput
          label="Name"
          description="What it is for."
          placeholder="e.g. Website"
          required
          data-autofocus
          {...form.getInputProps("name")}
        />
        <NativeSelect
          label="Mode"
          description="Tells keys apart; both act for you."
          data={modes}
          {...form.getInputProps("mode")}
        />
      </div>
      <ScopeFields
        chosen={form.values.scopes}
        error={form.errors.scopes}
        onChange={(scopes) => form.setFieldValue("scopes", scopes)}
      />
      <div className={fields.fields}>
        <TextInput
          type="date"
          label="Expires"
          description="At the day's beginning, in UTC. Never, when left empty."
          {...form.getInputProps("expiresAt")}
        />
        <Textarea
          label="Allowed addresses"
          description="IP addresses or blocks, one a line. Anywhere, when left empty."
          placeholder="203.0.113.0/24"
          autosize
          minRows={1}
          classNames={{ input: fields.mono }}
          {...form.getInputProps("allowedAddresses")}
          error={addressError}
        />
        <TextInput
          label="Reads a minute"
          inputMode="numeric"
          placeholder="600"
          autoComplete="off"
          {...form.getInputProps("readsPerMinute")}
        />
        <TextInput
          label="Writes a minute"
          inputMode="numeric"
          placeholder="120"
          autoComplete="off"
          {...form.getInputProps("writesPerMinute")}
        />
      </div>
      <div className={fields.actions}>
        <PendingButton isPending={isSending}>Make the key</PendingButton>
      </div>
    </Form>
  );
}
