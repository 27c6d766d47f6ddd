import { TextInput } from "@mantine/core";
import { IconMail } from "@tabler/icons-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Form } from "#app/_components/form/form.tsx";
import { PendingButton } from "#app/_components/form/pending-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { useProblemForm } from "#app/_components/form/use-problem-form.ts";
import { Notice } from "#app/_components/notice.tsx";
import { trpc } from "#app/_trpc/client.tsx";
import type { Customer } from "#server/domain/investors/customer/contract.ts";
import { inviteCustomer } from "#server/domain/investors/customer-login/contract.ts";
import classes from "./access.module.css";

/** Sends a link by mail with which a person signs in as the customer. */
export function InviteForm({ customer: { id, email } }: { customer: Pick<Customer, "id" | "email"> }) {
  const router = useRouter();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { create } = trpc.useUtils().client.customerLogin.invitation;
  const { form, onSubmit, alert, isSending } = useProblemForm({
    schema: inviteCustomer.input.required({ email: true }),
    initialValues: { email: email ?? "" },
    toInput: (values) => ({ ...values, customerId: id }),
    send: (input, context) => create.mutate(input, { context: { ...context } }),
    onSent: (invitation) => {
      setSentTo(invitation.email);
      router.refresh();
    },
  });
  return (
    <Form noValidate onSubmit={onSubmit} className={classes.invite}>
      <ProblemAlert {...alert} />
      {sentTo !== null && (
        <Notice tone="positive" role="status">
          The link is on its way to {sentTo}.
        </Notice>
      )}
      <div className={classes.row}>
        <TextInput
          label="E-mail address"
          type="email"
          className={classes.field}
          {...form.getInputProps("email")}
        />
        <PendingButton
          isPending={isSending}
          variant="default"
          leftSection={<IconMail size={16} aria-hidden />}
        >
          Send invitation
        </PendingButton>
      </div>
    </Form>
  );
}
