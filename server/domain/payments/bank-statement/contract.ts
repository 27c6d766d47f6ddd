import { z } from "zod";
import {
  bankEntryProblems,
  bankEntryResolutions,
  bankEntryStatuses,
  statementFormats,
} from "#db/schema/enums.ts";
import { exampleOf } from "#server/kernel/fields/example-of.ts";
import { counted, countedOutput, createdRange, listInput, wholeList } from "#server/kernel/fields/list.ts";
import { objectName } from "#server/kernel/fields/object-name.ts";
import { identifier, lineOfText } from "#server/kernel/fields/text.ts";
import { defineOperation } from "#server/kernel/operation.ts";

/** The most a file may hold. */
export const MAX_STATEMENT_BYTES = 10 * 1024 * 1024;

/** Kinds of file a statement comes as; banks and browsers name the same file in many ways. */
const statementMediaTypes = [
  "application/xml",
  "text/xml",
  "text/csv",
  "text/plain",
  "application/vnd.ms-excel",
  "application/octet-stream",
] as const;

const ids = {
  statement: "bst_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f",
  entry: "bke_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f",
  intent: "opi_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f",
};

export const bankStatement = z
  .object({
    object: objectName("bank_statement"),
    bankStatementId: z
      .string()
      .meta({ description: "Unique identifier, assigned by the service.", example: ids.statement }),
    fileName: z.string().meta({ description: "Name of the file.", example: "camt053-2027-02-02.xml" }),
    format: z.enum(statementFormats).meta({ description: "What the file is.", example: "CAMT053" }),
    iban: z
      .string()
      .optional()
      .meta({ description: "The account, where the file names it.", example: "DE89370400440532013000" }),
    entries: z.number().meta({ description: "Entries in the file.", example: 12 }),
    newEntries: z
      .number()
      .meta({ description: "Entries of them that no statement before had.", example: 10 }),
    matched: z.number().meta({ description: "New entries that paid a purchase or a refund.", example: 8 }),
    open: z.number().meta({ description: "New entries that wait for somebody now.", example: 1 }),
    ignored: z
      .number()
      .meta({ description: "New entries that concern nobody's purchase, such as fees.", example: 1 }),
    createdAt: z.string().meta({ description: "When it was imported.", example: "2027-02-02T09:00:00.000Z" }),
  })
  .meta({ id: "BankStatement", description: "A file of the bank that was imported." });
export type BankStatement = z.input<typeof bankStatement>;

const exampleStatement = exampleOf(bankStatement);

export const bankEntry = z
  .object({
    object: objectName("bank_entry"),
    bankEntryId: z
      .string()
      .meta({ description: "Unique identifier, assigned by the service.", example: ids.entry }),
    bankStatementId: z.string().meta({ description: "The statement it stands in.", example: ids.statement }),
    bookingDate: z.string().meta({ description: "Day the bank booked it.", example: "2027-02-02" }),
    amount: z.number().meta({ description: "What came in; negative for what went out.", example: 1000 }),
    currency: z.string().meta({ description: "Its currency, as the bank writes it.", example: "EUR" }),
    counterpartyName: z
      .string()
      .optional()
      .meta({ description: "Who paid, or was paid.", example: "Ada Lindqvist" }),
    counterpartyAccount: z
      .string()
      .optional()
      .meta({ description: "Their account.", example: "DE75512108001245126199" }),
    remittance: z
      .string()
      .optional()
      .meta({ description: "What they wrote.", example: "RF18539007547034 Harbour Lofts" }),
    status: z.enum(bankEntryStatuses).meta({ description: "Where it stands.", example: "OPEN" }),
    problem: z
      .enum(bankEntryProblems)
      .optional()
      .meta({ description: "Why it needed, or needs, somebody.", example: "UNDERPAID" }),
    resolutions: z
      .array(z.enum(bankEntryResolutions))
      .meta({ description: "What can be done with it now.", example: ["ACCEPT", "REFUND"] }),
    resolution: z
      .enum(bankEntryResolutions)
      .optional()
      .meta({ description: "What was done with it.", example: "ACCEPT" }),
    resolvedAt: z
      .string()
      .optional()
      .meta({ description: "When it was done.", example: "2027-02-03T09:00:00.000Z" }),
    offeringPurchaseIntentId: z
      .string()
      .optional()
      .meta({ description: "The purchase it names, or was assigned to.", example: ids.intent }),
    customerName: z.string().optional().meta({
      description: "In lists alone: name or username of the customer whose purchase that is.",
      example: "Ada Lindqvist",
    }),
    openAmount: z.number().optional().meta({
      description:
        "In lists alone: what of that purchase's price has not come in, while it is PENDING and not paid.",
      example: 250,
    }),
    paymentId: z.string().optional().meta({
      description: "The payment it is.",
      example: "pay_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f",
    }),
    refundId: z.string().optional().meta({
      description: "The refund it is, or led to.",
      example: "ref_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f",
    }),
    createdAt: z.string().meta({ description: "When it was imported.", example: "2027-02-02T09:00:00.000Z" }),
    updatedAt: z.string().meta({ description: "When it last changed.", example: "2027-02-02T09:00:00.000Z" }),
  })
  .meta({ id: "BankEntry", description: "One movement of a bank statement." });
export type BankEntry = z.input<typeof bankEntry>;

const exampleEntry = exampleOf(bankEntry, {
  resolution: undefined,
  resolvedAt: undefined,
  customerName: undefined,
  openAmount: undefined,
  refundId: undefined,
});

const bankStatementId = identifier.meta({
  description: "Identifier of the bank statement.",
  example: ids.statement,
});
const bankEntryId = identifier.meta({ description: "Identifier of the entry.", example: ids.entry });

export const importBankStatement = defineOperation({
  name: "importBankStatement",
  method: "POST",
  path: "/bank-statement",
  tag: "Bank statement",
  summary: "Import a bank statement",
  description:
    "Imports a camt.053 or CSV file, sent as it is (Content-Type of the file, its name as `?fileName=`) or as text in JSON, and books what can be matched by reference, amount, currency and payer. What cannot waits as OPEN entries. The same file, or the same entry in another file, counts once.",
  access: "caller",
  needs: "payment:write",
  errors: ["bank_statement_too_large", "bank_statement_unreadable", "bank_statement_other_account"],
  body: {
    mediaTypes: statementMediaTypes,
    most: MAX_STATEMENT_BYTES,
    tooLarge: "bank_statement_too_large",
    fileName: "statement",
  },
  input: z.object({
    fileName: lineOfText(200).meta({ description: "Name of the file.", example: "statement.csv" }),
    content: z
      .string()
      .min(1, { error: "Send the text of the file." })
      .max(MAX_STATEMENT_BYTES, { error: "The file is larger than 10 MB. Export a shorter period." })
      .meta({
        description: "Text of the file.",
        example: "Date;Name;Reference;Amount\n2027-02-02;Ada Lindqvist;RF18539007547034;1250.00\n",
      }),
  }),
  output: bankStatement,
  example: {
    input: {
      fileName: "statement.csv",
      content: "Date;Name;Reference;Amount\n2027-02-02;Ada Lindqvist;RF18539007547034;1250.00\n",
    },
    output: exampleStatement,
  },
});

export const getBankStatement = defineOperation({
  name: "getBankStatement",
  method: "GET",
  path: "/bank-statement/{bankStatementId}",
  tag: "Bank statement",
  summary: "Get a bank statement",
  description: "One imported statement, with what became of its entries.",
  access: "caller",
  needs: "payment:read",
  errors: ["bank_statement_not_found"],
  input: z.object({ bankStatementId }),
  output: bankStatement,
  example: { input: { bankStatementId: ids.statement }, output: exampleStatement },
});

export const listBankStatements = defineOperation({
  name: "listBankStatements",
  method: "GET",
  path: "/bank-statement",
  tag: "Bank statement",
  summary: "List bank statements",
  description: "Statements that were imported, newest first.",
  access: "caller",
  needs: "payment:read",
  errors: [],
  input: listInput(["createdAt"], { ...counted, ...createdRange }),
  output: countedOutput(bankStatement),
  example: {
    input: {},
    output: wholeList([exampleStatement]),
  },
});

export const bankEntrySorts = ["createdAt", "bookingDate", "amount"] as const;

export const listBankEntries = defineOperation({
  name: "listBankEntries",
  method: "GET",
  path: "/bank-entry",
  tag: "Bank statement",
  summary: "List bank entries",
  description: "Entries of all statements, newest first; `status=OPEN` is the queue that waits for somebody.",
  access: "caller",
  needs: "payment:read",
  errors: [],
  // A plan for any organization sorts all of its entries to list them by amount.
  plans: "anew",
  input: listInput(bankEntrySorts, {
    ...counted,
    ...createdRange,
    status: z
      .enum(bankEntryStatuses)
      .optional()
      .meta({ description: "Only entries that stand there.", example: "OPEN" }),
    problem: z
      .enum(bankEntryProblems)
      .optional()
      .meta({ description: "Only entries with this problem.", example: "UNDERPAID" }),
    bankStatementId: bankStatementId
      .optional()
      .meta({ description: "Only entries of this statement.", example: ids.statement }),
    offeringPurchaseIntentId: identifier
      .optional()
      .meta({ description: "Only entries of this purchase.", example: ids.intent }),
  }),
  output: countedOutput(bankEntry),
  example: { input: {}, output: wholeList([exampleEntry]) },
});

export const getBankEntry = defineOperation({
  name: "getBankEntry",
  method: "GET",
  path: "/bank-entry/{bankEntryId}",
  tag: "Bank statement",
  summary: "Get a bank entry",
  description: "One entry of a statement.",
  access: "caller",
  needs: "payment:read",
  errors: ["bank_entry_not_found"],
  input: z.object({ bankEntryId }),
  output: bankEntry,
  example: { input: { bankEntryId: ids.entry }, output: exampleEntry },
});

export const resolveBankEntry = defineOperation({
  name: "resolveBankEntry",
  method: "POST",
  path: "/bank-entry/{bankEntryId}/resolve",
  tag: "Bank statement",
  summary: "Resolve a bank entry",
  description:
    "Decides about an OPEN entry. ASSIGN pays a purchase with it; ACCEPT takes it for the purchase it names, or agrees with what was done; REFUND makes it due back; IGNORE leaves it. Its `resolutions` tell which of them it takes.",
  access: "caller",
  needs: "payment:write",
  errors: [
    "bank_entry_not_found",
    "offering_purchase_intent_not_found",
    "currency_not_accepted",
    "invalid_transition",
  ],
  input: z.object({
    bankEntryId,
    resolution: z.enum(bankEntryResolutions).meta({ description: "What to do.", example: "ACCEPT" }),
    offeringPurchaseIntentId: identifier
      .optional()
      .meta({ description: "The purchase to pay, for ASSIGN.", example: ids.intent }),
  }),
  output: bankEntry,
  example: {
    input: { bankEntryId: ids.entry, resolution: "ACCEPT" },
    output: {
      ...exampleEntry,
      status: "RESOLVED",
      resolutions: [],
      resolution: "ACCEPT",
      resolvedAt: "2027-02-03T09:00:00.000Z",
    },
  },
});
