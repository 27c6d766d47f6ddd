"use client";

import { Button, Modal } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconLink } from "@tabler/icons-react";
import { AttachForm } from "./attach-form.tsx";

/** Has a contract follow a token, in a dialog. */
export function AttachDialog(props: { tokenId: string; symbol: string }) {
  const [isOpen, { open, close }] = useDisclosure();
  return (
    <>
      <Button leftSection={<IconLink size={18} aria-hidden />} onClick={open}>
        Attach a contract
      </Button>
      <Modal opened={isOpen} onClose={close} size="lg" title={`Attach a contract to ${props.symbol}`}>
        <AttachForm {...props} onAttached={close} />
      </Modal>
    </>
  );
}
