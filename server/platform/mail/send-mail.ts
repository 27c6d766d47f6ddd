import { type Database, raw, type Sql } from "#db/client.ts";
import { inTransaction } from "#db/tenant.ts";
import type { RoundCall } from "#server/kernel/module.ts";
import { HOUSE_LINE } from "./post-mail.ts";

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

type Round = Pick<RoundCall, "app" | "now">;

/**
 * Sends the mails that are due, some of each line: what an issuer tells thousands keeps nobody's link to sign in waiting, nor
 * what another issuer tells. Each is held by a lock while it is sent, so several processes share the work; one that dies in
 * between leaves its mail to the next, which may then arrive twice.
 */
export async function sendMail(round: Round): Promise<void> {
  const lines = await inTransaction(round.app, (db) => findLines(raw(db), round));
  for (const { line } of lines) {
    await inTransaction(round.app, (db) => sendSome(db, round, line, Math.ceil(BATCH / lines.length)));
  }
}

/** The lines in which something is due, the house's first, and of more than a batch has room for any. */
const findLines = (sql: Sql, round: Round) => sql<{ line: string }[]>`
  select d.line from (select distinct m.line from mail m where ${isDue(sql, round)}) d
   order by d.line <> ${HOUSE_LINE}, random() limit ${BATCH}`;

const isDue = (sql: Sql, { now }: Round) =>
  sql`m.sent_at is null and m.due_at <= ${now.toISOString()} and m.attempts < ${MAX_ATTEMPTS}`;

async function sendSome(db: Database, round: Round, line: string, most: number): Promise<void> {
  const { app, now } = round;
  const sql = raw(db);
  const due = await sql<Due[]>`
    select m.id, m.recipient, m.subject, m.text, m.html, m.unsubscribe_url, m.attempts from mail m
     where m.line = ${line} and ${isDue(sql, round)}
     order by m.due_at limit ${most} for no key update skip locked`;
  for (const mail of due) {
    try {
      const { html, unsubscribe_url: unsubscribeUrl } = mail;
      await app.mail.send({ ...mail, html: html ?? undefined, unsubscribeUrl: unsubscribeUrl ?? undefined });
      if (app.mail.afterwards === "removed") await sql`delete from mail where id = ${mail.id}`;
      else await sql`update mail set sent_at = ${now.toISOString()} where id = ${mail.id}`;
    } catch (error) {
      app.log.warn({ err: error, mailId: mail.id }, "a mail was not sent");
      const again = new Date(now.getTime() + 60_000 * 2 ** mail.attempts).toISOString();
      await sql`update mail set attempts = attempts + 1, due_at = ${again}, last_error = ${(error as Error).message}
        where id = ${mail.id}`;
    }
  }
}
