import { type Database, raw } from "#db/client.ts";
import type { Mail } from "#server/adapters/mail/port.ts";
import { newId } from "#server/kernel/fields/id.ts";

/** The line of what people ask for themselves and wait for, such as a link to sign in. */
export const HOUSE_LINE = "";

/**
 * Hands a mail to the sender; inside a transaction it goes out if and when that commits, whatever a test clock says.
 * @param now when it was written, by the clock of whoever writes
 * @param line the line in which it waits for its turn: of an organization, or what many are told at once; the house's own without
 */
export async function postMail(db: Database, mail: Mail, now: Date, line?: string): Promise<void> {
  await postMails(db, [mail], now, line);
}

/** As {@link postMail}, any number in one statement. */
export async function postMails(
  db: Database,
  mails: readonly Mail[],
  now: Date,
  line: string = HOUSE_LINE,
): Promise<void> {
  if (mails.length === 0) return;
  const at = now.toISOString();
  const rows = mails.map(({ recipient, subject, text, html, unsubscribeUrl }) => ({
    id: newId("mail", now),
    recipient,
    subject,
    text,
    html,
    unsubscribe_url: unsubscribeUrl,
  }));
  await raw(db)`
    insert into mail (id, recipient, subject, text, html, unsubscribe_url, created_at, due_at, line)
    select m.id, m.recipient, m.subject, m.text, m.html, m.unsubscribe_url, ${at}, least(${at}, now()), ${line}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as m(id text, recipient text, subject text, text text, html text, unsubscribe_url text)`;
}
