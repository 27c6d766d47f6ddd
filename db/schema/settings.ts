import { sql } from "drizzle-orm";
import { boolean, check, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { organization } from "./organization.ts";
import { verificationProvider } from "./verification.ts";

/** How an organization wants things done; one without a row has the defaults. */
export const organizationSettings = pgTable(
  "organization_settings",
  {
    organizationId: text()
      .primaryKey()
      .references(() => organization.id),
    /** The account that bank transfers go to. */
    accountHolder: text(),
    iban: text(),
    bic: text(),
    verificationProvider: verificationProvider().notNull().default("MANUAL"),
    /** How long an approval holds. */
    verificationValidDays: integer().notNull().default(730),
    /** Whether the payment between buyer and seller of an offer is tracked. */
    tracksTradePayments: boolean().notNull().default(false),
    updatedAt: instant().notNull(),
  },
  (table) => [
    check("organization_settings_account", sql`(${table.iban} is null) = (${table.accountHolder} is null)`),
    check("organization_settings_valid_days", sql`${table.verificationValidDays} between 1 and 3650`),
  ],
);
