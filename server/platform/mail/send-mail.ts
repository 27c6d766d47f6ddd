import { raw } from "#db/client.ts";
import { inTransaction } from "#db/tenant.ts";
import type { Application } from "#server/kernel/application.ts";

/** Mails sent in one go, and how long one that failed waits: 1, 2, 4, … minutes, a day in all. */
const BATCH = 20;
const MAX_ATTEMPTS = 11;

interface Due {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string | null;
  unsubscribe_url: string | null;
  attempts: number;
}

/**
 * Sends the mails that are due. Each is held by a lock while it is sent, so several processes share the work; one that
 * dies in between leaves its mail to the next, which may then arrive twice.
 */
export async function sendMail({ app, now }: { app: Application; now: Date }): Promise<void> {
  await inTransaction(app, async (db) => {
    const sql = raw(db);
    const due = await sql<Due[]>`
      select id, recipient, subject, text, html, unsubscribe_url, attempts from mail
       where sent_at is null and due_at <= ${now.toISOString()} and attempts < ${MAX_ATTEMPTS}
       order by due_at limit ${BATCH} for no key update skip locked`;
    for (const mail of due) {
      try {
        const { html, unsubscribe_url: unsubscribeUrl } = mail;
        await app.mail.send({
          ...mail,
          html: html ?? undefined,
          unsubscribeUrl: unsubscribeUrl ?? undefined,
        });
        if (app.mail.afterwards === "removed") await sql`delete from mail where id = ${mail.id}`;
        else await sql`update mail set sent_at = ${now.toISOString()} where id = ${mail.id}`;
      } catch (error) {
        app.log.warn({ err: error, mailId: mail.id }, "a mail was not sent");
        const again = new Date(now.getTime() + 60_000 * 2 ** mail.attempts).toISOString();
        await sql`update mail set attempts = attempts + 1, due_at = ${again}, last_error = ${(error as Error).message}
          where id = ${mail.id}`;
      }
    }
  });
}
