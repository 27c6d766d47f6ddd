import type { ExportedList } from "#db/schema/enums.ts";
import { procedure } from "#server/kernel/procedure.ts";
import * as contract from "./contract.ts";
import { exportList } from "./export-list.ts";
import { exportedBy } from "./lists.ts";

/** The download of a list. Their operations are declared alike, so any of them has the type of the first. */
function fileOf(operation: typeof contract.exportCustomers, list: ExportedList) {
  return procedure(operation).query(exportList(list, exportedBy[list]));
}

/** The downloads of lists, by the list. */
export const listFiles = {
  customers: fileOf(contract.exportCustomers, "customers"),
  purchases: fileOf(contract.exportPurchases, "purchases"),
  participants: fileOf(contract.exportParticipants, "participants"),
  offerings: fileOf(contract.exportOfferings, "offerings"),
  payments: fileOf(contract.exportPayments, "payments"),
  refunds: fileOf(contract.exportRefunds, "refunds"),
  bankEntries: fileOf(contract.exportBankEntries, "bankEntries"),
  offers: fileOf(contract.exportOffers, "offers"),
  trades: fileOf(contract.exportTrades, "trades"),
  distributions: fileOf(contract.exportDistributions, "distributions"),
  tokens: fileOf(contract.exportTokens, "tokens"),
  chainOperations: fileOf(contract.exportChainOperations, "chainOperations"),
  chainTransactions: fileOf(contract.exportChainTransactions, "chainTransactions"),
  registerHolders: fileOf(contract.exportRegisterHolders, "registerHolders"),
  ledgerEntries: fileOf(contract.exportLedgerEntries, "ledgerEntries"),
  payouts: fileOf(contract.exportPayouts, "payouts"),
  bankStatements: fileOf(contract.exportBankStatements, "bankStatements"),
  events: fileOf(contract.exportEvents, "events"),
  requests: fileOf(contract.exportRequests, "requests"),
  webhookDeliveries: fileOf(contract.exportWebhookDeliveries, "webhookDeliveries"),
  webhookEndpoints: fileOf(contract.exportWebhookEndpoints, "webhookEndpoints"),
};
