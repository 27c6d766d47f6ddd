import { raw } from "#db/client.ts";
import { type NoticeTopic, roles } from "#db/schema/enums.ts";
import { can } from "#server/kernel/access.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import type { Action } from "#server/kernel/fields/actions.ts";
import { newId } from "#server/kernel/fields/id.ts";
import { postMails } from "#server/platform/mail/post-mail.ts";
import { noticeMail, type WrittenRow } from "./notice-mail.ts";
import { type Purchase, readPurchases } from "./read-purchases.ts";
import { type Facts, isRecent, type News } from "./rules.ts";

/** A notice that is to be written, for one who is told. */
export interface NewNotice {
  readonly recipientId: string;
  readonly topic: NoticeTopic;
  readonly resourceId: string;
  readonly facts: Facts;
  readonly at: string;
}

/**
 * Tells news to whom they concern, in the transaction that found them: each a notice, and customers a mail with it. What
 * somebody was told before is left out, notice and mail, so news may be found any number of times.
 * @returns how many notices were new
 */
export async function tell(ctx: CallerContext, news: readonly News[]): Promise<number> {
  if (news.length === 0) return 0;
  const purchases = await readPurchases(
    ctx,
    news.flatMap(({ to }) => ("purchase" in to ? [to.purchase] : [])),
  );
  const members = await membersWith(
    ctx,
    news.flatMap(({ to }) => ("members" in to ? [to.members] : [])),
  );
  return writeNotices(
    ctx,
    news.flatMap(({ to, ...what }): NewNotice[] => {
      if ("customer" in to) return [{ ...what, recipientId: to.customer }];
      if ("members" in to) {
        return (members.get(to.members) ?? []).map((recipientId) => ({ ...what, recipientId }));
      }
      const purchase = purchases.get(to.purchase);
      return purchase === undefined ? [] : [ofPurchase(what, purchase)];
    }),
  );
}

/** Adds what is known of the purchase; a payment that leaves something to pay is told as that. */
function ofPurchase(news: Omit<News, "to">, { customerId, isShort, ...facts }: Purchase): NewNotice {
  const topic = news.topic === "PAYMENT_RECEIVED" && isShort ? "PAYMENT_SHORT" : news.topic;
  return { ...news, topic, recipientId: customerId, facts: { ...facts, ...news.facts } };
}

/**
 * Writes notices, and mails those of customers, in one transaction. What happened long ago is history: it is there as
 * read, and nobody is mailed.
 * @returns how many were new
 */
export async function writeNotices(ctx: CallerContext, notices: readonly NewNotice[]): Promise<number> {
  if (notices.length === 0) return 0;
  const { organizationId } = ctx.actor;
  const rows = notices.map((notice) => ({
    id: newId("ntc", new Date(notice.at)),
    recipient_id: notice.recipientId,
    topic: notice.topic,
    resource_id: notice.resourceId,
    facts: notice.facts,
    created_at: notice.at,
    read_at: isRecent(notice.at, ctx.now) ? null : ctx.now.toISOString(),
  }));
  const sql = raw(ctx.db);
  const told = await sql<{ id: string }[]>`
    insert into notice as w (organization_id, id, recipient_id, topic, resource_id, facts, read_at, created_at)
    select ${organizationId}, n.id, n.recipient_id, n.topic::notice_topic, n.resource_id, n.facts, n.read_at, n.created_at
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as n(id text, recipient_id text, topic text, resource_id text, facts jsonb, read_at timestamptz, created_at timestamptz)
    on conflict (organization_id, recipient_id, topic, resource_id) do nothing
    returning w.id`;
  if (told.length === 0) return 0;
  const written = await sql<WrittenRow[]>`
    select n.id, n.recipient_id, n.topic, n.resource_id, n.facts, n.created_at, c.email,
           coalesce(c.name, c.username) as name, g.name as organization, g.brand,
           exists (select from mail_opt_out x where x.organization_id = ${organizationId}
             and x.customer_id = n.recipient_id and x.topic::text = n.topic::text) as is_switched_off
      from notice n
      join organization g on g.id = ${organizationId}
      left join customer c on c.organization_id = ${organizationId} and c.id = n.recipient_id
     where n.organization_id = ${organizationId} and n.id = any (${told.map(({ id }) => id)})
     order by n.id`;
  const mails = written.flatMap(({ email, is_switched_off: isSwitchedOff, ...row }) =>
    email === null || isSwitchedOff || !isRecent(row.created_at, ctx.now)
      ? []
      : [noticeMail(ctx.app.env, { ...row, email, organizationId })],
  );
  await postMails(ctx.db, mails, ctx.now, `${organizationId} notices`);
  return written.length;
}

/** The members who have these rights, by right. */
async function membersWith(
  ctx: CallerContext,
  rights: readonly Action[],
): Promise<ReadonlyMap<Action, string[]>> {
  const { organizationId } = ctx.actor;
  const found = new Map<Action, string[]>();
  for (const right of new Set(rights)) {
    const having = roles.filter((role) =>
      can({ kind: "member", organizationId, userId: "", roles: [role] }, right),
    );
    const rows = await raw(ctx.db)<{ user_id: string }[]>`
      select m.user_id from member m
       where m.organization_id = ${organizationId} and m.role = any (${having}) order by m.user_id`;
    found.set(
      right,
      rows.map(({ user_id: userId }) => userId),
    );
  }
  return found;
}
