"use client";

import { Button, Chip, Group, Modal, Textarea, TextInput } from "@mantine/core";
import { useDisclosure, useHotkeys } from "@mantine/hooks";
import { notifications } from "@mantine/notifications";
import { IconCheck, IconX } from "@tabler/icons-react";
import { useRouter } from "next/navigation";
import fields from "#app/_components/form/form.module.css";
import { Form } from "#app/_components/form/form.tsx";
import { PendingButton } from "#app/_components/form/pending-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { useProblemForm } from "#app/_components/form/use-problem-form.ts";
import { problemOf, trpc } from "#app/_trpc/client.tsx";
import { refusalTemplates } from "#app/_words/verification.ts";
import { confirm } from "#app/(console)/_components/confirm.ts";
import { displayName } from "#app/(console)/_words/names.ts";
import type { Customer } from "#server/domain/investors/customer/contract.ts";
import { rejectVerification } from "#server/domain/investors/verification/contract.ts";

interface ReviewProps {
  readonly customer: Customer;
  /** Where one goes on after the decision; left out = one stays. */
  readonly next?: string;
  /** Whether A approves and R refuses. */
  readonly hasKeys?: boolean;
}

/** Decides the check that runs: approves it, or refuses it with a reason that the customer reads. */
export function Review({ customer, next, hasKeys = false }: ReviewProps) {
  const router = useRouter();
  const goOn = () => {
    if (next !== undefined) router.push(next);
    // The menu counts who waits.
    router.refresh();
  };
  const [isRefusing, { open, close }] = useDisclosure();
  const approve = trpc.verification.approve.useMutation({
    onSuccess: () => {
      notifications.show({ title: "Approved", message: `${displayName(customer)} is verified.` });
      goOn();
    },
    onError: (error) => isDecided(error) && tellOfDecision(),
  });
  const tellOfDecision = () => {
    notifications.show({
      title: "Decided meanwhile",
      message: `Somebody else decided the check of ${displayName(customer)}. Nothing was changed.`,
    });
    router.refresh();
  };
  const ask = async () => {
    const isSure = await confirm({
      title: `Approve ${displayName(customer)}?`,
      text: "The customer is verified, and every purchase it has paid for is completed at once. It is told by mail.",
      yes: "Approve",
      isByKey: hasKeys,
    });
    if (isSure) approve.mutate({ customerId: customer.id });
  };
  useHotkeys(
    hasKeys
      ? [
          ["a", () => void ask()],
          ["r", open],
        ]
      : [],
  );
  return (
    <>
      <ProblemAlert error={isDecided(approve.error) ? null : approve.error} />
      <div className={fields.actions}>
        <PendingButton
          type="button"
          isPending={approve.isPending}
          leftSection={<IconCheck size={18} aria-hidden />}
          onClick={() => void ask()}
        >
          Approve
        </PendingButton>
        <Button variant="default" leftSection={<IconX size={18} aria-hidden />} onClick={open}>
          Refuse
        </Button>
      </div>
      <Modal opened={isRefusing} onClose={close} title={`Refuse ${displayName(customer)}?`}>
        <RefuseForm
          customerId={customer.id}
          onClose={close}
          onRefused={goOn}
          onDecided={() => {
            close();
            tellOfDecision();
          }}
        />
      </Modal>
    </>
  );
}

/** Whether a decision was refused because the check does not run any more. */
const isDecided = (error: unknown) => problemOf(error)?.code === "invalid_transition";

interface RefuseFormProps {
  readonly customerId: string;
  readonly onClose: () => void;
  readonly onRefused: () => void;
  /** Somebody else was faster. */
  readonly onDecided: () => void;
}

function RefuseForm({ customerId, onClose, onRefused, onDecided }: RefuseFormProps) {
  const { client } = trpc.useUtils();
  const { form, onSubmit, alert, isSending } = useProblemForm({
    schema: rejectVerification.input,
    initialValues: { reason: "", code: "" },
    toInput: ({ reason, code }) => ({ customerId, reason, ...(code.trim() !== "" && { code }) }),
    send: (input, context) =>
      client.verification.reject.mutate(input, { context: { ...context } }).catch((error: unknown) => {
        if (isDecided(error)) onDecided();
        throw error;
      }),
    onSent: () => {
      notifications.show({ title: "Refused", message: "The customer is told why, and can submit again." });
      onClose();
      onRefused();
    },
  });
  return (
    <Form noValidate onSubmit={onSubmit} className={fields.form}>
      <ProblemAlert {...alert} />
      <Chip.Group
        value={form.values.code}
        onChange={(chosen) => {
          const template = refusalTemplates.find(({ code }) => code === chosen);
          if (template) form.setValues({ reason: template.reason, code: template.code });
        }}
      >
        <Group gap="xs" role="group" aria-label="Reasons to choose from">
          {refusalTemplates.map(({ code, label }) => (
            <Chip key={code} value={code} size="sm">
              {label}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      <Textarea
        label="Reason"
        description="The customer reads this sentence: say what is wrong and what to do about it."
        autosize
        minRows={3}
        required
        data-autofocus
        {...form.getInputProps("reason")}
      />
      <TextInput
        label="Code (optional)"
        description="For your own systems, for example name_mismatch."
        autoComplete="off"
        {...form.getInputProps("code")}
      />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          Back
        </Button>
        <PendingButton isPending={isSending} color="red.9">
          Refuse
        </PendingButton>
      </Group>
    </Form>
  );
}
