"use client";

import { Button, type ButtonProps, Loader } from "@mantine/core";
import type { ComponentPropsWithoutRef, MouseEvent } from "react";
import classes from "./pending-button.module.css";

interface PendingButtonProps
  extends Omit<ButtonProps, "loading" | "loaderProps">,
    Omit<ComponentPropsWithoutRef<"button">, keyof ButtonProps | "type"> {
  isPending: boolean;
  /** Said to screen readers while it runs. */
  pendingLabel?: string;
  type?: "button" | "submit";
}

/** A button of something that takes a moment: meanwhile it keeps its size and the focus, and cannot be pressed twice. */
export function PendingButton({
  isPending,
  pendingLabel = "Working…",
  type = "submit",
  onClick,
  children,
  ...button
}: PendingButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isPending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <>
      <Button {...button} type={type} onClick={press} aria-disabled={isPending || undefined}>
        <span className={isPending ? classes.hidden : undefined}>{children}</span>
        {isPending && <Loader className={classes.loader} size={18} color="currentColor" />}
      </Button>
      <span className="visually-hidden" role="status">
        {isPending ? pendingLabel : ""}
      </span>
    </>
  );
}
