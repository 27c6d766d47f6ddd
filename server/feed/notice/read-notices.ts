import { raw } from "#db/client.ts";
import type { NoticeTopic } from "#db/schema/enums.ts";
import type { Call, CallerContext } from "#server/kernel/context.ts";
import { type Page, wholeList } from "#server/kernel/fields/list.ts";
import { toIso } from "#server/kernel/format.ts";
import { contains, when } from "#server/kernel/reading/narrowing.ts";
import { readPage } from "#server/kernel/reading/page.ts";
import type * as contract from "./contract.ts";
import { MOST_COUNTED, type Notice } from "./contract.ts";
import { recipientOf } from "./recipient.ts";
import type { Facts } from "./rules.ts";
import { wordNotice } from "./words.ts";

interface NoticeRow {
  id: string;
  topic: NoticeTopic;
  resource_id: string;
  facts: Facts;
  created_at: string;
  read_at: string | null;
}

/** What the caller was told, newest first. */
export async function listNotices({ ctx, input }: Call<typeof contract.listNotices>): Promise<Page<Notice>> {
  const recipient = recipientOf(ctx.actor);
  if (recipient === null) return wholeList<Notice>([]);
  const sql = raw(ctx.db);
  return readPage<NoticeRow, Notice>(ctx.db, {
    input,
    columns: sql`n.id, n.topic, n.resource_id, n.facts, n.created_at, n.read_at`,
    from: sql`from notice n where n.organization_id = ${ctx.actor.organizationId} and n.recipient_id = ${recipient}
      ${input.show === "UNREAD" ? sql`and n.read_at is null` : sql``}
      ${when(sql, input.q, (q) => contains(sql, "n.facts::text", q))}`,
    sorts: { createdAt: { expression: "n.created_at", type: "timestamptz" } },
    id: "n.id",
    present: presentNotice,
  });
}

/** How many notices the caller has not read, {@link MOST_COUNTED} at most. */
export async function countNotices({ ctx }: Call<typeof contract.countNotices>): Promise<{ unread: number }> {
  return { unread: await countUnread(ctx) };
}

/** Counts the caller's unread notices, up to {@link MOST_COUNTED}. */
export async function countUnread({ db, actor }: CallerContext): Promise<number> {
  const [row] = await raw(db)<{ unread: number }[]>`
    select count(*)::int as unread from (
      select from notice n
       where n.organization_id = ${actor.organizationId} and n.recipient_id = ${recipientOf(actor)}
         and n.read_at is null limit ${MOST_COUNTED}) u`;
  return row?.unread ?? 0;
}

function presentNotice(row: NoticeRow): Notice {
  return {
    noticeId: row.id,
    topic: row.topic,
    ...wordNotice(row.topic, row.facts, row.resource_id),
    createdAt: toIso(row.created_at),
    ...(row.read_at !== null && { readAt: toIso(row.read_at) }),
  };
}
