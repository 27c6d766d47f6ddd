"use client";

import { TextInput } from "@mantine/core";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Form } from "#app/_components/form/form.tsx";
import { PendingButton } from "#app/_components/form/pending-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { useProblemForm } from "#app/_components/form/use-problem-form.ts";
import { trpc } from "#app/_trpc/client.tsx";
import { updatePerson } from "#server/platform/session/contract.ts";
import classes from "./section.module.css";
import { Section } from "./section.tsx";

/** One's name, as colleagues and issuers see it. */
export function NameSection({ name }: { name: string }) {
  const router = useRouter();
  const { client } = trpc.useUtils();
  const [success, setSuccess] = useState<string | null>(null);
  const { form, onSubmit, alert, isSending } = useProblemForm({
    schema: updatePerson.input,
    initialValues: { name },
    send: (input) => client.person.update.mutate(input),
    onSent: () => {
      setSuccess("Your name is saved.");
      router.refresh();
    },
  });
  return (
    <Section title="Name" success={success}>
      <Form className={classes.form} noValidate onSubmit={onSubmit}>
        <ProblemAlert {...alert} />
        <TextInput
          label="Your name"
          autoComplete="name"
          key={form.key("name")}
          {...form.getInputProps("name")}
        />
        <PendingButton variant="default" isPending={isSending} pendingLabel="Saving…">
          Save name
        </PendingButton>
      </Form>
    </Section>
  );
}
