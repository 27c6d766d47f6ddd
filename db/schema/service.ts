import { sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { bytea, instant } from "./columns.ts";
import { organization } from "./organization.ts";

/** What callers have used of their rates, shared by all processes: one row a caller and minute. */
export const rateUse = pgTable(
  "rate_use",
  {
    caller: text().notNull(),
    windowStart: instant().notNull(),
    used: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.caller, table.windowStart] }),
    index("rate_use_window").on(table.windowStart),
  ],
);

/** Mails to be sent; written with the change they tell of. The sandbox keeps them, SMTP removes what it has sent. */
export const mail = pgTable(
  "mail",
  {
    id: text().primaryKey(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    /** The same as HTML; null in what an earlier release wrote. */
    html: text(),
    /** Where mail programs switch off mails of its kind; null where nothing may be. */
    unsubscribeUrl: text(),
    createdAt: instant().notNull(),
    sentAt: instant(),
    /** Not to be tried before. */
    dueAt: instant().notNull(),
    attempts: integer().notNull().default(0),
    lastError: text(),
    /** The line in which it waits for its turn (`server/platform/mail/send-mail.ts`); empty for the house's own. */
    line: text().notNull().default(""),
  },
  (table) => [index("mail_turn").on(table.line, table.dueAt).where(sql`${table.sentAt} is null`)],
);

/** Pictures that members uploaded, checked by content. */
export const image = pgTable(
  "image",
  {
    organizationId: text()
      .notNull()
      .references(() => organization.id),
    id: text().notNull(),
    mediaType: text().notNull(),
    bytes: bytea().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] }), index("image_id").on(table.id)],
);

/** Processes that run jobs. One that stopped giving signs of life died, and its jobs are given to others. */
export const workerProcess = pgTable("worker_process", {
  id: text().primaryKey(),
  host: text().notNull(),
  pid: integer().notNull(),
  /** Its workers, as the job queue names them. */
  workers: text().array().notNull(),
  startedAt: instant().notNull(),
  aliveAt: instant().notNull(),
});
