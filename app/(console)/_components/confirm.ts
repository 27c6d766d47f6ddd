"use client";

import { modals } from "@mantine/modals";
import type { ReactNode } from "react";

interface Question {
  /** The question: "Mint these tokens?" */
  readonly title: string;
  /** What will happen. */
  readonly text: ReactNode;
  /** The word on the button that does it. */
  readonly yes: string;
  readonly no?: string;
  readonly isDangerous?: boolean;
  /** Whether Enter says yes: for what is begun by a key and is to be ended by one. */
  readonly isByKey?: boolean;
}

/** Asks before something that cannot be undone. */
export function confirm({
  title,
  text,
  yes,
  no = "Back",
  isDangerous = false,
  isByKey = false,
}: Question): Promise<boolean> {
  return new Promise((resolve) => {
    modals.openConfirmModal({
      title,
      children: text,
      labels: { confirm: yes, cancel: no },
      confirmProps: { ...(isDangerous && { color: "red.9" }), ...(isByKey && { "data-autofocus": true }) },
      onConfirm: () => resolve(true),
      // Also called after a confirmation, when the promise is settled already.
      onClose: () => resolve(false),
    });
  });
}
