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
import { formatInFours } from "#app/_words/format.ts";
import { updateSettings } from "#server/domain/organization/settings/contract.ts";
import type { BankAccount } from "#server/kernel/fields/bank-account.ts";
import { useOpenedSettings } from "./opened-settings.tsx";

/** Sets the account that customers transfer to. */
export function AccountForm({ account }: { account: BankAccount | undefined }) {
  const router = useRouter();
  const { client } = trpc.useUtils();
  const { form, onSubmit, alert, isSending } = useProblemForm({
    schema: updateSettings.input,
    opened: useOpenedSettings(),
    initialValues: {
      bankAccount: {
        accountHolder: account?.accountHolder ?? "",
        iban: formatInFours(account?.iban ?? ""),
        bic: account?.bic ?? "",
      },
    },
    toInput: ({ bankAccount: { bic, ...rest } }) => ({
      bankAccount: bic.trim() === "" ? rest : { ...rest, bic },
    }),
    send: (input, context) => client.settings.update.mutate(input, { context: { ...context } }),
    onSent: () => {
      notifications.show({
        title: "Saved",
        message: "Purchases that are still to be paid show this account.",
      });
      form.resetDirty();
      router.refresh();
    },
  });
  return (
    <Form noValidate onSubmit={onSubmit} className={classes.form}>
      <ProblemAlert {...alert} />
      <TextInput label="Account holder" required {...form.getInputProps("bankAccount.accountHolder")} />
      <TextInput label="IBAN" required spellCheck={false} {...form.getInputProps("bankAccount.iban")} />
      <TextInput
        label="BIC"
        description="Only banks outside the European Economic Area need it."
        spellCheck={false}
        {...form.getInputProps("bankAccount.bic")}
      />
      <div className={classes.actions}>
        <PendingButton isPending={isSending} disabled={!form.isDirty()}>
          Save the account
        </PendingButton>
      </div>
    </Form>
  );
}
