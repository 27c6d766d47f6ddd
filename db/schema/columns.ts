import { customType, numeric, timestamp } from "drizzle-orm/pg-core";

/** A moment, as ISO 8601 text with millisecond precision. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: "string" });

/** A sum of money: two decimals, exact. */
export const money = () => numeric({ precision: 15, scale: 2 });

/** A quantity of tokens: up to 18 decimals, exact. */
export const quantity = () => numeric({ precision: 38, scale: 18 });

/** A file's content. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });
