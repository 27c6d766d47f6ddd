import { raw } from "#db/client.ts";
import type { Context } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { type Page, wholeList } from "#server/kernel/fields/list.ts";
import { toIso } from "#server/kernel/format.ts";
import type { KeptMail } from "./contract.ts";

/** How many mails the mailbox shows. */
const SHOWN = 50;

interface MailRow {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string | null;
  created_at: string;
}

/**
 * The latest mail of the demo's mailbox. Links in mail sign people in, so nobody reads it anywhere else.
 * @throws Refusal route_not_found where access is not open, or mail really goes out
 */
export async function listMail({ ctx }: { ctx: Context }): Promise<Page<KeptMail>> {
  const { apiAccess, smtpUrl } = ctx.app.env;
  if (apiAccess !== "open" || smtpUrl !== undefined) throw refuse("route_not_found");
  const rows = await raw(ctx.db)<MailRow[]>`
    select id, recipient, subject, text, html, created_at from mail order by id desc limit ${SHOWN}`;
  return wholeList(
    rows.map(({ id, recipient, subject, text, html, created_at: createdAt }) => ({
      mailId: id,
      recipient,
      subject,
      text,
      ...(html !== null && { html }),
      createdAt: toIso(createdAt),
    })),
  );
}
