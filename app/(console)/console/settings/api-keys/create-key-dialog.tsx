"use client";

import { Button, Modal } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconPlus } from "@tabler/icons-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { CreateKeyForm } from "./create-key-form.tsx";
import { CreatedKey } from "./created-key.tsx";

/** Asks what a key is for and may do, makes it, and shows it once. */
export function CreateKeyDialog({ origin }: { origin: string }) {
  const router = useRouter();
  const [isOpen, { open, close }] = useDisclosure();
  const [key, setKey] = useState<string | null>(null);
  const leave = () => {
    close();
    setKey(null);
    // Only now: what is read anew may take this dialog's place on the page.
    if (key !== null) router.refresh();
  };
  return (
    <>
      <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={open}>
        Make a key
      </Button>
      <Modal
        opened={isOpen}
        onClose={leave}
        size="lg"
        title={key === null ? "Make an API key" : "Your new API key"}
        // The key is shown this once: only its button or the cross takes it away.
        closeOnClickOutside={key === null}
        closeOnEscape={key === null}
      >
        {key === null ? (
          <CreateKeyForm onCreated={setKey} />
        ) : (
          <CreatedKey apiKey={key} origin={origin} onDone={leave} />
        )}
      </Modal>
    </>
  );
}
