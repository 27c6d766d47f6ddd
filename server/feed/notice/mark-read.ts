import { raw } from "#db/client.ts";
import type { Call } from "#server/kernel/context.ts";
import { when } from "#server/kernel/reading/narrowing.ts";
import type { readNotices as operation } from "./contract.ts";
import { countUnread } from "./read-notices.ts";
import { recipientOf } from "./recipient.ts";

/** Marks the caller's notices as read, those that are named or all; what was read before keeps its moment. */
export async function readNotices({
  ctx,
  input: { noticeIds },
}: Call<typeof operation>): Promise<{ unread: number }> {
  const sql = raw(ctx.db);
  await sql`
    update notice set read_at = ${ctx.now.toISOString()}
     where organization_id = ${ctx.actor.organizationId} and recipient_id = ${recipientOf(ctx.actor)} and read_at is null
       ${when(sql, noticeIds, (ids) => sql`id = any (${ids})`)}`;
  return { unread: await countUnread(ctx) };
}
