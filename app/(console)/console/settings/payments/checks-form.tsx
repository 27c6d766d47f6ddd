"use client";

import { NativeSelect, Switch, TextInput } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useRouter } from "next/navigation";
import classes from "#app/_components/form/form.module.css";
import { Form } from "#app/_components/form/form.tsx";
import { PendingButton } from "#app/_components/form/pending-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { useProblemForm } from "#app/_components/form/use-problem-form.ts";
import { trpc } from "#app/_trpc/client.tsx";
import { typedNumber } from "#app/(console)/_data/typed.ts";
import { choicesOf } from "#app/(console)/_words/names.ts";
import { type Settings, updateSettings } from "#server/domain/organization/settings/contract.ts";
import { useOpenedSettings } from "./opened-settings.tsx";
import { checkerNames } from "./words.ts";

/** Sets who checks identity and for how long, and whether payments between customers are tracked. */
export function ChecksForm({ settings }: { settings: Settings }) {
  const router = useRouter();
  const { client } = trpc.useUtils();
  const { form, onSubmit, alert, isSending } = useProblemForm({
    schema: updateSettings.input,
    opened: useOpenedSettings(),
    initialValues: {
      verificationProvider: settings.verificationProvider,
      verificationValidDays: String(settings.verificationValidDays),
      tracksTradePayments: settings.tracksTradePayments,
    },
    toInput: (values) => ({ ...values, verificationValidDays: typedNumber(values.verificationValidDays) }),
    send: (input, context) => client.settings.update.mutate(input, { context: { ...context } }),
    onSent: () => {
      notifications.show({ title: "Saved", message: "It counts from now on." });
      form.resetDirty();
      router.refresh();
    },
  });
  return (
    <Form noValidate onSubmit={onSubmit} className={classes.form}>
      <ProblemAlert {...alert} />
      <NativeSelect
        label="Identity is checked by"
        data={choicesOf(checkerNames)}
        {...form.getInputProps("verificationProvider")}
      />
      <TextInput
        label="A check holds for (days)"
        inputMode="numeric"
        {...form.getInputProps("verificationValidDays")}
      />
      <Switch
        label="Track the payment between buyer and seller on the bulletin board"
        {...form.getInputProps("tracksTradePayments", { type: "checkbox" })}
      />
      <div className={classes.actions}>
        <PendingButton isPending={isSending} disabled={!form.isDirty()}>
          Save
        </PendingButton>
      </div>
    </Form>
  );
}
