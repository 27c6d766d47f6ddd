"use client";

import { Button, Modal, Radio, Stack, Text, Textarea } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { notifications } from "@mantine/notifications";
import { useRouter } from "next/navigation";
import classes from "#app/_components/form/form.module.css";
import { Form } from "#app/_components/form/form.tsx";
import { PendingButton } from "#app/_components/form/pending-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { useProblemForm } from "#app/_components/form/use-problem-form.ts";
import { trpc } from "#app/_trpc/client.tsx";
import { differences as advice, resolutionNames } from "#app/(console)/_words/chain.ts";
import { type ChainDifference, resolveDifference } from "#server/domain/chain/chain-difference/contract.ts";

/** Ends a difference, or proposes an end that another person has to agree to, in a dialog. */
export function ResolveDialog({ difference }: { difference: ChainDifference }) {
  const [isOpen, { open, close }] = useDisclosure();
  return (
    <>
      <Button variant="default" size="xs" onClick={open}>
        {difference.proposal ? "Agree or change" : "Resolve"}
      </Button>
      <Modal opened={isOpen} onClose={close} size="lg" title={advice[difference.kind].title}>
        <ResolveForm difference={difference} onSent={close} />
      </Modal>
    </>
  );
}

function ResolveForm({ difference, onSent }: { difference: ChainDifference; onSent: () => void }) {
  const router = useRouter();
  const { client } = trpc.useUtils();
  const { tokenId, chainDifferenceId, kind, proposal, reason = "", resolutions } = difference;
  const { form, onSubmit, alert, isSending } = useProblemForm({
    schema: resolveDifference.input,
    initialValues: { resolution: proposal?.resolution ?? resolutions[0] ?? "", reason },
    toInput: ({ resolution, reason: why }) => ({ tokenId, chainDifferenceId, resolution, reason: why }),
    send: (input, context) => client.chain.resolveDifference.mutate(input, { context: { ...context } }),
    onSent: ({ status }) => {
      notifications.show(
        status === "OPEN"
          ? { title: "Proposed", message: "Somebody else of your team has to choose the same." }
          : { title: "Resolved", message: "Register and chain follow what you both chose." },
      );
      onSent();
      router.refresh();
    },
  });
  const agrees = proposal !== undefined && form.values.resolution === proposal.resolution;
  return (
    <Form noValidate onSubmit={onSubmit} className={classes.form}>
      <ProblemAlert error={alert.error} shownAtFields={["resolution", "reason"]} />
      <Text size="sm">{advice[kind].what}</Text>
      <Radio.Group label="How it is to end" required {...form.getInputProps("resolution")}>
        <Stack gap="xs" mt="xs">
          {resolutions.map((resolution) => (
            <Radio
              key={resolution}
              value={resolution}
              label={resolutionNames[resolution].title}
              description={`${resolutionNames[resolution].what}${proposal?.resolution === resolution ? " Proposed." : ""}`}
            />
          ))}
        </Stack>
      </Radio.Group>
      <Textarea
        label="Reason"
        description="For the audit trail and the register."
        autosize
        minRows={2}
        required
        {...form.getInputProps("reason")}
      />
      <Text size="sm" c="dimmed">
        {agrees
          ? "Somebody else proposed this. Where you agree it is done at once, and cannot be taken back."
          : "It takes two: somebody else of your team has to choose the same before anything is done."}
      </Text>
      <div className={classes.actions}>
        <PendingButton isPending={isSending}>{agrees ? "Agree, and do it" : "Propose"}</PendingButton>
      </div>
    </Form>
  );
}
