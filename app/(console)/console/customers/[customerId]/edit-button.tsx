"use client";

import { Button, Modal } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconPencil } from "@tabler/icons-react";
import { ProfileForm } from "#app/_components/form/profile-form.tsx";
import type { Customer } from "#server/domain/investors/customer/contract.ts";

/** Corrects a customer's details for it. */
export function EditButton({ customer }: { customer: Customer }) {
  const [isOpen, { open, close }] = useDisclosure();
  return (
    <>
      <Button variant="default" size="xs" leftSection={<IconPencil size={16} aria-hidden />} onClick={open}>
        Edit<span className="visually-hidden"> the details</span>
      </Button>
      <Modal opened={isOpen} onClose={close} title="Edit the details" size="lg">
        <ProfileForm customer={customer} onSaved={close} />
      </Modal>
    </>
  );
}
