"use client";

import { Select, TextInput } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Notice } from "#app/_components/notice.tsx";
import { trpc } from "#app/_trpc/client.tsx";
import { countryOptions } from "#app/_words/countries.ts";
import type { Customer } from "#server/domain/investors/customer/contract.ts";
import { updateCustomer } from "#server/domain/investors/customer-care/contract.ts";
import classes from "./form.module.css";
import { Form } from "./form.tsx";
import { PendingButton } from "./pending-button.tsx";
import { ProblemAlert } from "./problem-alert.tsx";
import { changesOf, profileValues } from "./profile.ts";
import { useProblemForm } from "./use-problem-form.ts";

interface ProfileFormProps {
  customer: Customer;
  onSaved?: () => void;
}

/** What is known of a customer, to be corrected by itself or for it; only what was changed is sent. */
export function ProfileForm({ customer, onSaved }: ProfileFormProps) {
  const router = useRouter();
  const { client } = trpc.useUtils();
  const [countries] = useState(countryOptions);
  const [before, setBefore] = useState(() => profileValues(customer));
  const { form, onSubmit, alert, isSending } = useProblemForm({
    schema: updateCustomer.input,
    opened: customer,
    initialValues: before,
    toInput: (values) => ({ customerId: customer.id, ...changesOf(before, values) }),
    send: (input, context) => client.customer.update.mutate(input, { context: { ...context } }),
    onSent: (saved) => {
      const values = profileValues(saved);
      setBefore(values);
      form.setValues(values);
      notifications.show({ title: "Saved", message: savedWords(saved) });
      onSaved?.();
      router.refresh();
    },
  });
  const changes = changesOf(before, form.values);
  const isAnother = changes.name !== undefined || changes.countryCode !== undefined;
  const isChanged = Object.keys(changes).length > 0;
  return (
    <Form noValidate onSubmit={onSubmit} className={classes.form}>
      <ProblemAlert {...alert} />
      <TextInput
        label={customer.type === "INDIVIDUAL" ? "Full name" : "Registered name"}
        autoComplete="off"
        {...form.getInputProps("name")}
      />
      <div className={classes.fields}>
        <TextInput label="E-mail address" type="email" autoComplete="off" {...form.getInputProps("email")} />
        <TextInput label="Telephone number" type="tel" autoComplete="off" {...form.getInputProps("phone")} />
      </div>
      <Select
        label="Country"
        data={countries}
        searchable
        allowDeselect={false}
        openOnFocus={false}
        nothingFoundMessage="No country has this name."
        maxDropdownHeight={280}
        {...form.getInputProps("countryCode")}
      />
      <TextInput label="Street and number" autoComplete="off" {...form.getInputProps("address.line1")} />
      <TextInput label="Addition (optional)" autoComplete="off" {...form.getInputProps("address.line2")} />
      <div className={classes.fields}>
        <TextInput label="Postal code" autoComplete="off" {...form.getInputProps("address.postalCode")} />
        <TextInput label="City" autoComplete="off" {...form.getInputProps("address.city")} />
      </div>
      <TextInput
        label="State or region (optional)"
        autoComplete="off"
        {...form.getInputProps("address.state")}
      />
      {isAnother && customer.verificationStatus !== "INCOMPLETE" && (
        <Notice tone="warning" role="status">
          Another name or country starts the identity check anew.
        </Notice>
      )}
      <div>
        <PendingButton isPending={isSending} disabled={!isChanged}>
          Save the details
        </PendingButton>
      </div>
    </Form>
  );
}

function savedWords({ verificationStatus, verification }: Customer): string {
  if (verificationStatus === "IN_PROGRESS") return "The details are saved, and are being checked.";
  if (verification.currentlyDue.length > 0) return "The details are saved. The check still needs some.";
  return "The details are saved.";
}
