"use client";

import { Button, type ButtonProps, Loader } from "@mantine/core";
import { type ComponentPropsWithoutRef, type MouseEvent, useState } from "react";
import classes from "./pending-button.module.css";

interface PendingButtonProps
  extends Omit<ButtonProps, "loading" | "loaderProps">,
    Omit<ComponentPropsWithoutRef<"button">, keyof ButtonProps | "type"> {
  isPending: boolean;
  /** Said to screen readers while it runs. */
  pendingLabel?: string;
  type?: "button" | "submit";
}

/**
 * A button of something that takes a moment: meanwhile it keeps its size and the focus, and cannot be pressed twice. It
 * keeps the focus as well where it becomes disabled by that: what was just saved leaves nothing to save.
 */
export function PendingButton({
  isPending,
  pendingLabel = "Working…",
  type = "submit",
  disabled = false,
  onClick,
  children,
  ...button
}: PendingButtonProps) {
  const [hasFocus, setHasFocus] = useState(false);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isPending || disabled) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <>
      <Button
        {...button}
        type={type}
        onClick={press}
        onFocus={() => setHasFocus(true)}
        onBlur={() => setHasFocus(false)}
        disabled={disabled && !hasFocus}
        data-disabled={disabled || undefined}
        aria-disabled={isPending || disabled || undefined}
      >
        <span className={isPending ? classes.hidden : undefined}>{children}</span>
        {isPending && <Loader className={classes.loader} size={18} color="currentColor" />}
      </Button>
      <span className="visually-hidden" role="status">
        {isPending ? pendingLabel : ""}
      </span>
    </>
  );
}
