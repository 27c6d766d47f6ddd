"use client";

import { Button, type ButtonProps, Text } from "@mantine/core";
import { modals } from "@mantine/modals";
import type { ReactNode } from "react";

interface ConfirmButtonProps extends ButtonProps {
  /** The question: "Cancel this offer?" */
  title: string;
  /** What will happen. */
  question: ReactNode;
  /** The word on the button that does it: "Cancel the offer". */
  confirmLabel: string;
  onConfirm: () => void;
  /** Marks what cannot be undone. */
  isDangerous?: boolean;
}

/** A button that asks before it acts. */
export function ConfirmButton({
  title,
  question,
  confirmLabel,
  onConfirm,
  isDangerous = false,
  children,
  ...button
}: ConfirmButtonProps) {
  const ask = () => {
    // The dialog takes a moment to leave; a second click meanwhile is part of the first.
    let isConfirmed = false;
    modals.openConfirmModal({
      title,
      children: <Text size="sm">{question}</Text>,
      labels: { confirm: confirmLabel, cancel: "Back" },
      confirmProps: isDangerous ? { color: "red.9" } : {},
      onConfirm: () => {
        if (isConfirmed) return;
        isConfirmed = true;
        onConfirm();
      },
    });
  };
  return (
    <Button variant="default" {...button} onClick={ask}>
      {children}
    </Button>
  );
}
