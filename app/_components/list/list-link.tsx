"use client";

import Link from "next/link";
import type { ReactNode } from "react";
import { useListNavigation } from "./list-navigation.tsx";

interface ListLinkProps {
  readonly href: string;
  readonly className?: string | undefined;
  readonly rel?: "prev" | "next";
  readonly children: ReactNode;
}

/** A link to the same list in another order or at another page: the rows stay until the next ones are there. */
export function ListLink({ href, children, ...rest }: ListLinkProps) {
  const { go } = useListNavigation();
  return (
    <Link
      href={href}
      scroll={false}
      prefetch={false}
      onNavigate={(event) => {
        event.preventDefault();
        go(href);
      }}
      {...rest}
    >
      {children}
    </Link>
  );
}
