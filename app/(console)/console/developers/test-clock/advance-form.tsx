"use client";

import { NativeSelect } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useRouter } from "next/navigation";
import classes from "#app/_components/form/form.module.css";
import { Form } from "#app/_components/form/form.tsx";
import { PendingButton } from "#app/_components/form/pending-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { useProblemForm } from "#app/_components/form/use-problem-form.ts";
import { trpc } from "#app/_trpc/client.tsx";
import { advanceTestClock } from "#server/platform/test-clock/contract.ts";
import { lengths } from "./words.ts";

/** Moves the organization's time forward by a usual length. */
export function AdvanceForm() {
  const router = useRouter();
  const { client } = trpc.useUtils();
  const { form, onSubmit, alert, isSending } = useProblemForm({
    schema: advanceTestClock.input,
    initialValues: { by: "P3D" },
    send: (input, context) => client.testClock.advance.mutate(input, { context: { ...context } }),
    onSent: () => {
      notifications.show({ title: "On its way", message: "What falls due is done in its order." });
      router.refresh();
    },
  });
  return (
    <Form noValidate onSubmit={onSubmit} className={classes.form}>
      <ProblemAlert {...alert} />
      <NativeSelect label="By" data={[...lengths]} {...form.getInputProps("by")} />
      <div className={classes.actions}>
        <PendingButton isPending={isSending}>Advance the clock</PendingButton>
      </div>
    </Form>
  );
}
