"use client";

import { type ButtonProps, Text } from "@mantine/core";
import { modals } from "@mantine/modals";
import { type ReactNode, useRef } from "react";
import { PendingButton } from "./pending-button.tsx";
import { useFocusGoesOn } from "./use-focus-goes-on.ts";

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
  useFocusGoesOn(isConfirmed);
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
