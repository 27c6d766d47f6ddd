import Link from "next/link";
import type { ComponentProps } from "react";
import classes from "./button.module.css";

export type ButtonLook = "filled" | "outline" | "quiet";

/** The class names of a plain element that looks like Mantine's button. */
export function buttonClass(look: ButtonLook = "filled"): string {
  return `${classes.button} ${classes[look]}`;
}

type ButtonLinkProps = Omit<ComponentProps<typeof Link>, "className"> & { look?: ButtonLook | undefined };

/** A link that reads as an action; for pages without Mantine, whose readers do not pay for the page behind it. */
export function ButtonLink({ look, prefetch = false, ...link }: ButtonLinkProps) {
  return <Link className={buttonClass(look)} prefetch={prefetch} {...link} />;
}
