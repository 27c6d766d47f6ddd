import { IconBell } from "@tabler/icons-react";
import { DateTime } from "#app/_components/date-time.tsx";
import { EmptyState } from "#app/_components/empty-state.tsx";
import type { Notice } from "#server/feed/notice/contract.ts";
import { NoticeLink } from "./notice-link.tsx";
import classes from "./notice-list.module.css";

/** What one was told, each with the way to what it is about. */
export function NoticeList({ notices }: { notices: readonly Notice[] }) {
  if (notices.length === 0) {
    return (
      <EmptyState icon={IconBell} title="Nothing to tell yet">
        Whatever happens that you should know of stands here.
      </EmptyState>
    );
  }
  return (
    <ol className={classes.list} aria-label="Notices">
      {notices.map(({ noticeId, title, text, path, createdAt, readAt }) => (
        <li key={noticeId} className={classes.item} data-unread={readAt === undefined || undefined}>
          <NoticeLink noticeId={noticeId} path={path} isRead={readAt !== undefined}>
            {title}
          </NoticeLink>
          <p className={classes.text}>{text}</p>
          <p className={classes.when}>
            {readAt === undefined && <span className={classes.mark}>Not read</span>}
            <DateTime value={createdAt} detail="dateTime" />
          </p>
        </li>
      ))}
    </ol>
  );
}
