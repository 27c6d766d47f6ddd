/** Stands in an organization's place for what is published, of every one: a transaction of it reads the market and nothing else. */
export const MARKET = "market";

/** Stands in an organization's place for what is of none: a transaction of it sees and writes directories alone. */
export const NONE = "";
