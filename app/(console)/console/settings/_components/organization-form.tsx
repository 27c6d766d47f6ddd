"use client";

import { TextInput } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useRouter } from "next/navigation";
import classes from "#app/_components/form/form.module.css";
import { Form } from "#app/_components/form/form.tsx";
import { PendingButton } from "#app/_components/form/pending-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { useProblemForm } from "#app/_components/form/use-problem-form.ts";
import { trpc } from "#app/_trpc/client.tsx";
import { type Organization, updateOrganization } from "#server/domain/organization/organization/contract.ts";

/** Renames the organization. */
export function OrganizationForm({ organization }: { organization: Organization }) {
  const { organizationId, name } = organization;
  const router = useRouter();
  const { client } = trpc.useUtils();
  const { form, onSubmit, alert, isSending } = useProblemForm({
    schema: updateOrganization.input,
    opened: organization,
    initialValues: { organizationId, name },
    send: (input, context) => client.organization.update.mutate(input, { context: { ...context } }),
    onSent: (changed) => {
      notifications.show({ title: "Saved", message: `The organization is called ${changed.name}.` });
      form.setInitialValues({ organizationId, name: changed.name });
      form.reset();
      router.refresh();
    },
  });
  return (
    <Form noValidate onSubmit={onSubmit} className={classes.form}>
      <ProblemAlert {...alert} />
      <TextInput label="Name" required autoComplete="organization" {...form.getInputProps("name")} />
      <div className={classes.actions}>
        <PendingButton isPending={isSending} disabled={!form.isDirty()}>
          Save the name
        </PendingButton>
      </div>
    </Form>
  );
}
