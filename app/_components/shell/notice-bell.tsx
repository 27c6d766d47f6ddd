import { IconBell } from "@tabler/icons-react";
import Link from "next/link";
import { trpc } from "#app/_trpc/server.ts";
import { MOST_COUNTED } from "#server/feed/notice/contract.ts";
import classes from "./notice-bell.module.css";

/** The way to one's notices, with how many are not read: the customer's or the member's, as whoever one acts. */
export async function NoticeBell({ href }: { href: "/portal/notices" | "/console/notices" }) {
  const { unread } = await trpc.notice.count({});
  const count = unread >= MOST_COUNTED ? `${MOST_COUNTED - 1}+` : String(unread);
  return (
    <Link
      href={href}
      prefetch={false}
      className={classes.bell}
      aria-label={unread === 0 ? "Notices" : `Notices, ${count} not read`}
    >
      <IconBell size={20} stroke={1.75} aria-hidden />
      {unread > 0 && (
        <span className={classes.count} aria-hidden>
          {count}
        </span>
      )}
    </Link>
  );
}
