import { procedure } from "#server/kernel/procedure.ts";
import * as listExportContract from "./contract.ts";
import { exportList } from "./export-list.ts";
import { exportedBy } from "./lists.ts";

/** The downloads of lists, by the list. */
export const listFiles = {
  customers: procedure(listExportContract.exportCustomers).query(
    exportList("customers", exportedBy.customers),
  ),
  purchases: procedure(listExportContract.exportPurchases).query(
    exportList("purchases", exportedBy.purchases),
  ),
  offerings: procedure(listExportContract.exportOfferings).query(
    exportList("offerings", exportedBy.offerings),
  ),
  payments: procedure(listExportContract.exportPayments).query(exportList("payments", exportedBy.payments)),
  refunds: procedure(listExportContract.exportRefunds).query(exportList("refunds", exportedBy.refunds)),
  bankEntries: procedure(listExportContract.exportBankEntries).query(
    exportList("bankEntries", exportedBy.bankEntries),
  ),
  offers: procedure(listExportContract.exportOffers).query(exportList("offers", exportedBy.offers)),
  trades: procedure(listExportContract.exportTrades).query(exportList("trades", exportedBy.trades)),
  distributions: procedure(listExportContract.exportDistributions).query(
    exportList("distributions", exportedBy.distributions),
  ),
  tokens: procedure(listExportContract.exportTokens).query(exportList("tokens", exportedBy.tokens)),
  chainOperations: procedure(listExportContract.exportChainOperations).query(
    exportList("chainOperations", exportedBy.chainOperations),
  ),
  chainTransactions: procedure(listExportContract.exportChainTransactions).query(
    exportList("chainTransactions", exportedBy.chainTransactions),
  ),
  registerHolders: procedure(listExportContract.exportRegisterHolders).query(
    exportList("registerHolders", exportedBy.registerHolders),
  ),
  ledgerEntries: procedure(listExportContract.exportLedgerEntries).query(
    exportList("ledgerEntries", exportedBy.ledgerEntries),
  ),
  payouts: procedure(listExportContract.exportPayouts).query(exportList("payouts", exportedBy.payouts)),
  bankStatements: procedure(listExportContract.exportBankStatements).query(
    exportList("bankStatements", exportedBy.bankStatements),
  ),
  events: procedure(listExportContract.exportEvents).query(exportList("events", exportedBy.events)),
  requests: procedure(listExportContract.exportRequests).query(exportList("requests", exportedBy.requests)),
  webhookDeliveries: procedure(listExportContract.exportWebhookDeliveries).query(
    exportList("webhookDeliveries", exportedBy.webhookDeliveries),
  ),
};
