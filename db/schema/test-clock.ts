import { sql } from "drizzle-orm";
import { check, pgEnum, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { testClockModes } from "./enums.ts";
import { organization } from "./organization.ts";

export const testClockMode = pgEnum("test_clock_mode", testClockModes);

/** Clocks that organizations have turned (docs/testing.md); one without a row has the real time. Read by `time_of`. */
export const testClock = pgTable(
  "test_clock",
  {
    organizationId: text()
      .primaryKey()
      .references(() => organization.id),
    mode: testClockMode().notNull(),
    /** The organization's time when it was set. */
    at: instant().notNull(),
    /** The real time when it was set. */
    since: instant().notNull(),
    /** Where it is on its way to, standing at each moment that something falls due; null = it has arrived. */
    advancingTo: instant(),
  },
  (table) => [check("test_clock_forward", sql`${table.advancingTo} >= ${table.at}`)],
);
