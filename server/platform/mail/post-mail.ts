import { type Database, raw } from "#db/client.ts";
import type { Mail } from "#server/adapters/mail/port.ts";
import { newId } from "#server/kernel/fields/id.ts";

/**
 * Hands a mail to the sender; inside a transaction it goes out if and when that commits, whatever a test clock says.
 * @param now when it was written, by the clock of whoever writes
 */
export async function postMail(db: Database, { recipient, subject, text }: Mail, now: Date): Promise<void> {
  const at = now.toISOString();
  await raw(db)`
    insert into mail (id, recipient, subject, text, created_at, due_at)
    values (${newId("mail", now)}, ${recipient}, ${subject}, ${text}, ${at}, least(${at}, now()))`;
}
