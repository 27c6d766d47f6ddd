"use client";

import { Button, Modal } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconCoins } from "@tabler/icons-react";
import { MintForm } from "./mint-form.tsx";

/** Issues tokens into a customer's wallet, in a dialog. */
export function MintDialog(props: { tokenId: string; symbol: string; unissued: string }) {
  const [isOpen, { open, close }] = useDisclosure();
  return (
    <>
      <Button variant="default" leftSection={<IconCoins size={18} aria-hidden />} onClick={open}>
        Mint
      </Button>
      <Modal opened={isOpen} onClose={close} size="lg" title={`Mint ${props.symbol}`}>
        <MintForm {...props} onMinted={close} />
      </Modal>
    </>
  );
}
