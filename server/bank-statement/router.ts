import { procedure } from "../trpc/procedure.ts";
import { trpc } from "../trpc/trpc.ts";
import * as contract from "./contract.ts";
import { importBankStatement } from "./import-statement.ts";
import { getBankEntry, listBankEntries } from "./read-entries.ts";
import { getBankStatement, listBankStatements } from "./read-statements.ts";
import { resolveBankEntry } from "./resolve-entry.ts";

export const bankStatementRouter = trpc.router({
  import: procedure(contract.importBankStatement).mutation(importBankStatement),
  get: procedure(contract.getBankStatement).query(getBankStatement),
  list: procedure(contract.listBankStatements).query(listBankStatements),
});

export const bankEntryRouter = trpc.router({
  get: procedure(contract.getBankEntry).query(getBankEntry),
  list: procedure(contract.listBankEntries).query(listBankEntries),
  resolve: procedure(contract.resolveBankEntry).mutation(resolveBankEntry),
});
