import Link from "next/link";
import type { ComponentProps } from "react";
import { type ButtonLook, buttonClass } from "./button-class.ts";

type ButtonLinkProps = Omit<ComponentProps<typeof Link>, "className"> & { look?: ButtonLook | undefined };

/** A link that reads as an action; for pages without Mantine, whose readers do not pay for the page behind it. */
export function ButtonLink({ look, prefetch = false, ...link }: ButtonLinkProps) {
  return <Link className={buttonClass(look)} prefetch={prefetch} {...link} />;
}
