"use client";

import { TextInput } from "@mantine/core";
import { useState } from "react";
import { Form } from "#app/_components/form/form.tsx";
import { PendingButton } from "#app/_components/form/pending-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { useProblemForm } from "#app/_components/form/use-problem-form.ts";
import classes from "#app/_components/sign-up/auth-form.module.css";
import { trpc } from "#app/_trpc/client.tsx";
import { createOrganization } from "#server/domain/organization/organization/contract.ts";
import { slugOf } from "./slug.ts";

/** Makes an organization, and goes to its console. The short name follows the name until somebody writes their own. */
export function OrganizationForm() {
  const { client } = trpc.useUtils();
  const [isOwnSlug, setIsOwnSlug] = useState(false);
  const { form, onSubmit, alert, isSending } = useProblemForm({
    schema: createOrganization.input,
    initialValues: { name: "", slug: "" },
    send: (input, context) => client.organization.create.mutate(input, { context: { ...context } }),
    leaves: true,
    // The whole page anew: the browser acts for the organization from here on.
    onSent: () => window.location.assign("/console"),
  });
  const name = form.getInputProps("name");
  const slug = form.getInputProps("slug");
  return (
    <Form noValidate onSubmit={onSubmit} className={classes.form}>
      <ProblemAlert {...alert} />
      <TextInput
        label="Name"
        description="As customers see it."
        autoComplete="organization"
        required
        withAsterisk={false}
        {...name}
        onChange={(event) => {
          name.onChange(event);
          if (!isOwnSlug) form.setFieldValue("slug", slugOf(event.currentTarget.value));
        }}
      />
      <TextInput
        label="Short name"
        description="Lower-case letters, digits and hyphens; unique, and it stays."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        withAsterisk={false}
        {...slug}
        onChange={(event) => {
          setIsOwnSlug(event.currentTarget.value !== "");
          slug.onChange(event);
        }}
      />
      <PendingButton isPending={isSending} pendingLabel="Making the organization…">
        Make the organization
      </PendingButton>
    </Form>
  );
}
