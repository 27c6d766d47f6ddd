"use client";

import { ActionIcon, Button, Menu, Modal, TextInput } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconBookmark, IconTrash } from "@tabler/icons-react";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import classes from "#app/_components/form/form.module.css";
import { Form } from "#app/_components/form/form.tsx";
import { PendingButton } from "#app/_components/form/pending-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { useListNavigation } from "#app/_components/list/list-navigation.tsx";
import { trpc } from "#app/_trpc/client.tsx";
import views from "./saved-views.module.css";

/** Which of a list's parameters are its page, and no part of a view. */
const ofPage = ["cursor", "trail"];

/** The reader's own views of a list: filters, order and columns under a name. */
export function SavedViews({ path }: { path: string }) {
  const { go } = useListNavigation();
  const params = useSearchParams();
  const utils = trpc.useUtils();
  const [isListed, setIsListed] = useState(false);
  const [isNaming, { open, close }] = useDisclosure();
  const [name, setName] = useState("");
  const kept = trpc.savedView.list.useQuery({ list: path }, { enabled: isListed });
  const onSuccess = async () => {
    // What was asked for before would be shown as what is kept now.
    await utils.savedView.list.cancel({ list: path });
    await utils.savedView.list.invalidate({ list: path });
  };
  const create = trpc.savedView.create.useMutation({
    onSuccess: () => {
      setName("");
      close();
      return onSuccess();
    },
  });
  const remove = trpc.savedView.delete.useMutation({ onSuccess });
  const save = () => {
    const query = new URLSearchParams(params);
    for (const field of ofPage) query.delete(field);
    create.mutate({ list: path, name, query: query.toString() });
  };
  return (
    <>
      <Menu position="bottom-end" opened={isListed} onChange={setIsListed} width={260}>
        <Menu.Target>
          <Button size="xs" variant="default" leftSection={<IconBookmark size={16} aria-hidden />}>
            Views
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {kept.data?.data.map(({ savedViewId, name: title, query }) => (
            <div key={savedViewId} className={views.view}>
              <Menu.Item onClick={() => go(query === "" ? path : `${path}?${query}`)}>{title}</Menu.Item>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Remove the view ${title}`}
                loading={remove.isPending && remove.variables.savedViewId === savedViewId}
                onClick={() => remove.mutate({ savedViewId })}
              >
                <IconTrash size={16} aria-hidden />
              </ActionIcon>
            </div>
          ))}
          <ProblemAlert error={kept.error ?? remove.error} />
          {kept.data?.data.length === 0 && <Menu.Label>You have kept no view of this list yet.</Menu.Label>}
          <Menu.Divider />
          <Menu.Item onClick={open}>Save this view…</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Modal opened={isNaming} onClose={close} title="Save this view">
        <Form
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <ProblemAlert error={create.error} />
          <TextInput
            label="Name"
            description="Its filters, order and columns are kept for you alone."
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
            maxLength={60}
            required
            data-autofocus
          />
          <PendingButton type="submit" isPending={create.isPending}>
            Save
          </PendingButton>
        </Form>
      </Modal>
    </>
  );
}
