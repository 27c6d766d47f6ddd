"use client";

import { ActionIcon, Button, Group, Menu, Modal, TextInput } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { notifications } from "@mantine/notifications";
import { IconDots } from "@tabler/icons-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import classes from "#app/_components/form/form.module.css";
import { Form } from "#app/_components/form/form.tsx";
import { PendingButton } from "#app/_components/form/pending-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { tellOfProblem } from "#app/_components/form/tell-of-problem.tsx";
import { trpc } from "#app/_trpc/client.tsx";
import { formatMoney } from "#app/_words/format.ts";
import { confirm } from "#app/(console)/_components/confirm.ts";
import type { DistributionPayment } from "#server/domain/distributions/distribution-payment/contract.ts";

/** What a person may do with a payment to a holder; nothing while a provider has it, or once it is paid. */
export function PaymentActions({ payment }: { payment: DistributionPayment }) {
  const { distributionPaymentId, amount, currency, status, provider } = payment;
  const payee = payment.payeeName ?? payment.customerId;
  const sum = formatMoney(amount, currency);
  const router = useRouter();
  const [isOpen, { open, close }] = useDisclosure();
  const done = (title: string) => () => {
    notifications.show({ title, message: `${sum} to ${payee}` });
    close();
    router.refresh();
  };
  // The result of a click in a row is shown as a notification.
  const onError = tellOfProblem;
  const retry = trpc.distributionPayment.retry.useMutation({ onSuccess: done("Due again"), onError });
  const markPaid = trpc.distributionPayment.markPaid.useMutation({
    onSuccess: done("Marked as paid"),
    onError,
  });
  const markFailed = trpc.distributionPayment.markFailed.useMutation({ onSuccess: done("Marked as failed") });
  const isDueTransfer = status === "DUE" && provider === "BANK_TRANSFER";
  if (!isDueTransfer && status !== "FAILED") return null;

  const askPaid = async () => {
    const isMeant = await confirm({
      title: `Was ${sum} paid to ${payee}?`,
      text: "Confirm once the transfer has been made. This cannot be undone.",
      yes: "Mark as paid",
    });
    if (isMeant) markPaid.mutate({ distributionPaymentId });
  };
  return (
    <>
      <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <ActionIcon
            variant="default"
            aria-label={`Actions for the payment to ${payee}`}
            loading={retry.isPending || markPaid.isPending}
          >
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {status === "FAILED" && (
            <Menu.Item onClick={() => retry.mutate({ distributionPaymentId })}>Retry</Menu.Item>
          )}
          <Menu.Item onClick={() => void askPaid()}>Mark as paid…</Menu.Item>
          {isDueTransfer && <Menu.Item onClick={open}>Mark as failed…</Menu.Item>}
        </Menu.Dropdown>
      </Menu>
      <Modal opened={isOpen} onClose={close} title={`The transfer to ${payee} failed`}>
        <FailedForm
          error={markFailed.error}
          isPending={markFailed.isPending}
          onBack={close}
          onSend={(reason) => markFailed.mutate({ distributionPaymentId, reason })}
        />
      </Modal>
    </>
  );
}

interface FailedFormProps {
  readonly error: unknown;
  readonly isPending: boolean;
  readonly onBack: () => void;
  readonly onSend: (reason: string) => void;
}

/** Asks why a transfer could not be made. */
function FailedForm({ error, isPending, onBack, onSend }: FailedFormProps) {
  const [reason, setReason] = useState("");
  return (
    <Form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSend(reason);
      }}
    >
      <ProblemAlert error={error} />
      <TextInput
        label="Reason"
        placeholder="e.g. The account is closed."
        required
        data-autofocus
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onBack}>
          Back
        </Button>
        <PendingButton isPending={isPending}>Mark as failed</PendingButton>
      </Group>
    </Form>
  );
}
