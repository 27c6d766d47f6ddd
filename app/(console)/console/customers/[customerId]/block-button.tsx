"use client";

import { Button, Group, Modal, Textarea } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { notifications } from "@mantine/notifications";
import { IconBan, IconLockOpen } from "@tabler/icons-react";
import { useRouter } from "next/navigation";
import fields from "#app/_components/form/form.module.css";
import { Form } from "#app/_components/form/form.tsx";
import { PendingButton } from "#app/_components/form/pending-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { useProblemForm } from "#app/_components/form/use-problem-form.ts";
import { trpc } from "#app/_trpc/client.tsx";
import { displayName } from "#app/(console)/_words/names.ts";
import type { Customer } from "#server/domain/investors/customer/contract.ts";
import { blockCustomer } from "#server/domain/investors/customer-care/contract.ts";

/** Keeps a customer from buying and trading, or lets it again; why stands in the audit trail. */
export function BlockButton({ customer }: { customer: Customer }) {
  const [isOpen, { open, close }] = useDisclosure();
  const Icon = customer.isBlocked ? IconLockOpen : IconBan;
  const verb = customer.isBlocked ? "Unblock" : "Block";
  return (
    <>
      <Button variant="default" leftSection={<Icon size={18} aria-hidden />} onClick={open}>
        {verb}
      </Button>
      <Modal opened={isOpen} onClose={close} title={`${verb} ${displayName(customer)}?`}>
        <BlockForm customer={customer} verb={verb} onClose={close} />
      </Modal>
    </>
  );
}

interface BlockFormProps {
  customer: Customer;
  verb: string;
  onClose: () => void;
}

function BlockForm({ customer: { id: customerId, isBlocked }, verb, onClose }: BlockFormProps) {
  const router = useRouter();
  const { customer } = trpc.useUtils().client;
  const { form, onSubmit, alert, isSending } = useProblemForm({
    schema: blockCustomer.input,
    initialValues: { reason: "" },
    toInput: ({ reason }) => ({ customerId, reason }),
    send: (input, context) =>
      (isBlocked ? customer.unblock : customer.block).mutate(input, { context: { ...context } }),
    onSent: () => {
      notifications.show({
        title: isBlocked ? "Unblocked" : "Blocked",
        message: isBlocked ? "The customer can buy and trade again." : "The customer cannot buy or trade.",
      });
      onClose();
      router.refresh();
    },
  });
  return (
    <Form noValidate onSubmit={onSubmit} className={fields.form}>
      <p>
        {isBlocked
          ? "The customer can buy and trade again from the next click on."
          : "The customer can neither buy nor trade until it is unblocked. What it bought and holds stays as it is."}
      </p>
      <ProblemAlert {...alert} />
      <Textarea
        label="Reason"
        description="For the audit trail; the customer does not see it."
        autosize
        minRows={2}
        required
        data-autofocus
        {...form.getInputProps("reason")}
      />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          Back
        </Button>
        <PendingButton isPending={isSending} {...(!isBlocked && { color: "red.9" })}>
          {verb} the customer
        </PendingButton>
      </Group>
    </Form>
  );
}
