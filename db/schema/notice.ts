import { sql } from "drizzle-orm";
import { index, jsonb, pgEnum, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { belongsTo, instant, listIndex } from "./columns.ts";
import { customer } from "./customer.ts";
import { noticeTopics, optionalTopics } from "./enums.ts";
import { organization } from "./organization.ts";

export const noticeTopic = pgEnum("notice_topic", noticeTopics);
export const optionalTopic = pgEnum("optional_topic", optionalTopics);

/** What somebody was told. Each thing is told each of them once, however often it is found in the events. */
export const notice = pgTable(
  "notice",
  {
    organizationId: text()
      .notNull()
      .references(() => organization.id),
    id: text().notNull(),
    /** A customer's id, whoever signs in as it, or a member's person. */
    recipientId: text().notNull(),
    topic: noticeTopic().notNull(),
    /** What it is about: with the topic and the recipient, it is unique. */
    resourceId: text().notNull(),
    /** What its sentence says: sums as decimal text, titles, references; nobody's name. */
    facts: jsonb().notNull(),
    readAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    uniqueIndex("notice_once").on(table.organizationId, table.recipientId, table.topic, table.resourceId),
    listIndex("notice_recipient", table, "recipientId", "createdAt"),
    listIndex("notice_unread", table, "recipientId", "createdAt").where(sql`${table.readAt} is null`),
    index("notice_created").on(table.createdAt),
  ],
);

/** Mails that a customer does not want: a row switches one kind off. */
export const mailOptOut = pgTable(
  "mail_opt_out",
  {
    organizationId: text().notNull(),
    customerId: text().notNull(),
    topic: optionalTopic().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.customerId, table.topic] }),
    belongsTo(table, "customerId", customer),
  ],
);
