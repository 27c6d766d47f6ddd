/** Formats of bank statements that can be imported. */
export const statementFormats = ["CAMT053", "CSV"] as const;
export type StatementFormat = (typeof statementFormats)[number];

/** OPEN entries wait in the queue for somebody to resolve them. */
export const bankEntryStatuses = ["MATCHED", "OPEN", "RESOLVED", "IGNORED"] as const;
export type BankEntryStatus = (typeof bankEntryStatuses)[number];

/** Why an entry could not be matched by itself. */
export const bankEntryProblems = [
  "UNMATCHED",
  "UNDERPAID",
  "OVERPAID",
  "WRONG_CURRENCY",
  "WRONG_PAYER",
  "LATE",
] as const;
export type BankEntryProblem = (typeof bankEntryProblems)[number];

/** What a person may do with an entry of the queue. */
export const bankEntryResolutions = ["ASSIGN", "ACCEPT", "REFUND", "IGNORE"] as const;
export type BankEntryResolution = (typeof bankEntryResolutions)[number];
