"use client";

import Link from "next/link";
import type { ReactNode } from "react";
import { trpc } from "#app/_trpc/client.tsx";
import classes from "./notice-list.module.css";

interface NoticeLinkProps {
  readonly noticeId: string;
  readonly path: string;
  readonly isRead: boolean;
  readonly children: ReactNode;
}

/** Leads to what a notice is about; whoever follows it has read the notice. */
export function NoticeLink({ noticeId, path, isRead, children }: NoticeLinkProps) {
  const read = trpc.notice.read.useMutation();
  return (
    <Link
      href={path}
      prefetch={false}
      className={classes.link}
      onClick={() => {
        if (!isRead) read.mutate({ noticeIds: [noticeId] });
      }}
    >
      {children}
    </Link>
  );
}
