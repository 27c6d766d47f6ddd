"use client";

import { type ButtonProps, Text } from "@mantine/core";
import { modals } from "@mantine/modals";
import { type ReactNode, useEffect, useRef } from "react";
import { MAIN_ID } from "#app/_components/main-id.ts";
import { PendingButton } from "./pending-button.tsx";

interface ConfirmButtonProps extends Omit<ButtonProps, "loading" | "loaderProps"> {
  /** The question: "Cancel this offer?" */
  title: string;
  /** What will happen. */
  question: ReactNode;
  /** The word on the button that does it: "Cancel the offer". */
  confirmLabel: string;
  onConfirm: () => void;
  /** Marks what cannot be undone. */
  isDangerous?: boolean;
  /** Whether it is being done; the focus, which comes back from the question, stays meanwhile. */
  loading?: boolean | undefined;
}

/** A button that asks before it acts. */
export function ConfirmButton({
  title,
  question,
  confirmLabel,
  onConfirm,
  isDangerous = false,
  loading = false,
  children,
  ...button
}: ConfirmButtonProps) {
  const isConfirmed = useRef(false);
  // What is done often takes the button away, and with it the focus: whoever goes by keys goes on from the content.
  useEffect(
    () => () => {
      if (!isConfirmed.current || document.activeElement !== document.body) return;
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    },
    [],
  );
  const ask = () => {
    isConfirmed.current = false;
    modals.openConfirmModal({
      title,
      children: <Text size="sm">{question}</Text>,
      labels: { confirm: confirmLabel, cancel: "Back" },
      confirmProps: isDangerous ? { color: "red.9" } : {},
      onConfirm: () => {
        // The dialog takes a moment to leave; a second click meanwhile is part of the first.
        if (isConfirmed.current) return;
        isConfirmed.current = true;
        onConfirm();
      },
    });
  };
  return (
    <PendingButton variant="default" {...button} type="button" isPending={loading} onClick={ask}>
      {children}
    </PendingButton>
  );
}
