"use client";

import { type ReactNode, useState } from "react";
import { chooseIdentity } from "#app/_auth/session.ts";
import { PendingButton } from "#app/_components/form/pending-button.tsx";

interface BecomeButtonProps {
  /** One of the viewer's identities. */
  value: string;
  returnTo: string;
  children: ReactNode;
}

/** Goes on as another of one's own customers. */
export function BecomeButton({ value, returnTo, children }: BecomeButtonProps) {
  const [isPending, setPending] = useState(false);
  const become = async () => {
    setPending(true);
    await chooseIdentity(value);
    location.assign(returnTo);
  };
  return (
    <PendingButton type="button" isPending={isPending} onClick={() => void become()}>
      {children}
    </PendingButton>
  );
}
