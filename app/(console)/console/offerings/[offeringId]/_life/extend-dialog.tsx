"use client";

import { Button, Group, Modal, Stack, Text, TextInput } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useRouter } from "next/navigation";
import { Form } from "#app/_components/form/form.tsx";
import { PendingButton } from "#app/_components/form/pending-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { useProblemForm } from "#app/_components/form/use-problem-form.ts";
import { trpc } from "#app/_trpc/client.tsx";
import { formatDate } from "#app/_words/format.ts";
import { clock, utc } from "#app/(console)/_data/clock-time.ts";
import { type Offering, updateOffering } from "#server/domain/primary/offering/contract.ts";

interface ExtendDialogProps {
  readonly offering: Pick<Offering, "offeringId" | "offeringPeriod">;
  readonly onClose: () => void;
}

/** Moves the end of a running offering, later or earlier. */
export function ExtendDialog({ offering: { offeringId, offeringPeriod }, onClose }: ExtendDialogProps) {
  const router = useRouter();
  const { client } = trpc.useUtils();
  const { form, onSubmit, alert, isSending } = useProblemForm({
    schema: updateOffering.input,
    initialValues: { offeringPeriod: { endDate: clock(offeringPeriod.endDate) } },
    toInput: (values) => ({
      offeringId,
      offeringPeriod: { endDate: utc(values.offeringPeriod.endDate) },
    }),
    send: (input, context) => client.offering.update.mutate(input, { context: { ...context } }),
    onSent: ({ offeringPeriod: { endDate } }) => {
      notifications.show({
        title: "The end was moved",
        message: `It ends on ${formatDate(endDate, "dateTime")}.`,
      });
      onClose();
      router.refresh();
    },
  });
  return (
    <Modal opened onClose={onClose} title="Move the end" centered>
      <Form noValidate onSubmit={onSubmit}>
        <Stack gap="md">
          <Text size="sm">
            The offering closes by itself at its end. Until that has come it can be moved, later or earlier;
            buyers who are there keep their purchases.
          </Text>
          <TextInput
            label="Ends (UTC)"
            type="datetime-local"
            required
            data-autofocus
            {...form.getInputProps("offeringPeriod.endDate")}
          />
          <ProblemAlert {...alert} />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              Back
            </Button>
            <PendingButton isPending={isSending} disabled={!form.isDirty()}>
              Move the end
            </PendingButton>
          </Group>
        </Stack>
      </Form>
    </Modal>
  );
}
