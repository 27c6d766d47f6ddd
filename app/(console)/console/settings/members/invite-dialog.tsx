"use client";

import { Button, Modal, NativeSelect, TextInput } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { notifications } from "@mantine/notifications";
import { IconMailPlus } from "@tabler/icons-react";
import { useRouter } from "next/navigation";
import classes from "#app/_components/form/form.module.css";
import { Form } from "#app/_components/form/form.tsx";
import { PendingButton } from "#app/_components/form/pending-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { useProblemForm } from "#app/_components/form/use-problem-form.ts";
import { trpc } from "#app/_trpc/client.tsx";
import { roleOptions, roleWords } from "#app/_words/roles.ts";
import type { Role } from "#db/schema/enums.ts";
import { INVITATION_DAYS, inviteMember } from "#server/domain/organization/invitation/contract.ts";

/** Asks for an address and a role, and mails the invitation. */
export function InviteDialog({ isOwner }: { isOwner: boolean }) {
  const [isOpen, { open, close }] = useDisclosure();
  return (
    <>
      <Button leftSection={<IconMailPlus size={18} aria-hidden />} onClick={open}>
        Invite a member
      </Button>
      <Modal opened={isOpen} onClose={close} title="Invite a member">
        <InviteForm isOwner={isOwner} onSent={close} />
      </Modal>
    </>
  );
}

function InviteForm({ isOwner, onSent }: { isOwner: boolean; onSent: () => void }) {
  const router = useRouter();
  const { client } = trpc.useUtils();
  const initialValues: { email: string; role: Role } = { email: "", role: "operator" };
  const { form, onSubmit, alert, isSending } = useProblemForm({
    schema: inviteMember.input,
    initialValues,
    send: (input, context) => client.invitation.create.mutate(input, { context: { ...context } }),
    onSent: ({ email }) => {
      notifications.show({ title: "Invitation sent", message: `${email} has a mail with a link.` });
      onSent();
      router.refresh();
    },
  });
  return (
    <Form noValidate onSubmit={onSubmit} className={classes.form}>
      <ProblemAlert {...alert} />
      <TextInput
        label="E-mail address"
        description={`The link works for ${INVITATION_DAYS} days, for whoever has this address.`}
        type="email"
        autoComplete="off"
        required
        data-autofocus
        {...form.getInputProps("email")}
      />
      <NativeSelect
        label="Role"
        description={roleWords[form.values.role].text}
        data={roleOptions(isOwner)}
        {...form.getInputProps("role")}
      />
      <div className={classes.actions}>
        <PendingButton isPending={isSending}>Send the invitation</PendingButton>
      </div>
    </Form>
  );
}
