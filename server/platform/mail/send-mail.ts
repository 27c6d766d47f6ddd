import { type Database, raw, type Sql } from "#db/client.ts";
import { inTransaction } from "#db/tenant.ts";
import type { RoundCall } from "#server/kernel/module.ts";
import { HOUSE_LINE } from "./post-mail.ts";

/** Mails sent in one go, and for how long a round goes on with the next ones, in milliseconds. */
const BATCH = 20;
const GOES_ON_MS = 900;
/** How long one that failed waits: 1, 2, 4, … minutes, a day in all. */
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
 * @param goesOnFor how long it begins again with the next, in milliseconds; 0 = once
 */
export async function sendMail(round: Round, goesOnFor = GOES_ON_MS): Promise<void> {
  const end = performance.now() + goesOnFor;
  let goesOn: boolean;
  do {
    const inAll = { sent: 0, failed: 0 };
    const lines = await inTransaction(round.app, (db) => findLines(raw(db), round));
    for (const { line } of lines) {
      const most = Math.ceil(BATCH / lines.length);
      const { sent, failed } = await inTransaction(round.app, (db) => sendSome(db, round, line, most));
      inAll.sent += sent;
      inAll.failed += failed;
    }
    // A relay that refuses is not asked the more for it; and what other processes hold is theirs.
    goesOn = inAll.sent > 0 && inAll.failed === 0;
  } while (goesOn && performance.now() < end);
}

/**
 * The lines in which something is due, the house's first, and of more than a batch has room for any. They are found one after
 * the other: there may be a million mails in one.
 */
const findLines = (sql: Sql, round: Round) => sql<{ line: string }[]>`
  with recursive lines as (
    (select m.line from mail m where ${isDue(sql, round)} order by m.line limit 1)
    union all
    select (select m.line from mail m where ${isDue(sql, round)} and m.line > l.line order by m.line limit 1)
      from lines l where l.line is not null
  )
  select l.line from lines l where l.line is not null
   order by l.line <> ${HOUSE_LINE}, random() limit ${BATCH}`;

const isDue = (sql: Sql, { now }: Round) =>
  sql`m.sent_at is null and m.due_at <= ${now.toISOString()} and m.attempts < ${MAX_ATTEMPTS}`;

async function sendSome(db: Database, round: Round, line: string, most: number) {
  const { app, now } = round;
  const sql = raw(db);
  const due = await sql<Due[]>`
    select m.id, m.recipient, m.subject, m.text, m.html, m.unsubscribe_url, m.attempts from mail m
     where m.line = ${line} and ${isDue(sql, round)}
     order by m.due_at limit ${most} for no key update skip locked`;
  const outcomes = await Promise.all(
    due.map(async (mail) => {
      const { html, unsubscribe_url: unsubscribeUrl } = mail;
      const sent = { ...mail, html: html ?? undefined, unsubscribeUrl: unsubscribeUrl ?? undefined };
      return { mail, error: await app.mail.send(sent).catch((error: Error) => error) };
    }),
  );
  const sent = outcomes.flatMap(({ mail, error }) => (error ? [] : mail.id));
  if (app.mail.afterwards === "removed") await sql`delete from mail where id = any (${sent})`;
  else await sql`update mail set sent_at = ${now.toISOString()} where id = any (${sent})`;
  for (const { mail, error } of outcomes) {
    if (!error) continue;
    app.log.warn({ err: error, mailId: mail.id }, "a mail was not sent");
    // One that is given up comes after all that wait.
    const again = new Date(now.getTime() + 60_000 * 2 ** mail.attempts).toISOString();
    await sql`
      update mail
         set attempts = attempts + 1, due_at = ${mail.attempts + 1 < MAX_ATTEMPTS ? again : "infinity"}, last_error = ${error.message}
       where id = ${mail.id}`;
  }
  return { sent: sent.length, failed: due.length - sent.length };
}
