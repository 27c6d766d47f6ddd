import { z } from "zod";
import type { ExportedList } from "#db/schema/enums.ts";
import { listChainOperations } from "#server/domain/chain/chain-operation/contract.ts";
import { listChainTransactions } from "#server/domain/chain/chain-transaction/contract.ts";
import { listDistributions } from "#server/domain/distributions/distribution/contract.ts";
import { listDistributionPayments } from "#server/domain/distributions/distribution-payment/contract.ts";
import { listCustomers } from "#server/domain/investors/customer/contract.ts";
import { listBankEntries, listBankStatements } from "#server/domain/payments/bank-statement/contract.ts";
import { listPayments } from "#server/domain/payments/payment/contract.ts";
import { listRefunds } from "#server/domain/payments/refund/contract.ts";
import { listOfferings } from "#server/domain/primary/offering/contract.ts";
import { listParticipants } from "#server/domain/primary/participant/contract.ts";
import { listIntents } from "#server/domain/primary/purchase-intent/contract.ts";
import { listEntries, listHolders } from "#server/domain/register/register/contract.ts";
import { listTokens } from "#server/domain/register/token/contract.ts";
import { listOffers } from "#server/domain/secondary/bulletin-board/contract.ts";
import { listTrades } from "#server/domain/secondary/trade/contract.ts";
import { listEvents } from "#server/feed/event/contract.ts";
import { listWebhookDeliveries } from "#server/feed/webhook-delivery/contract.ts";
import { listWebhookEndpoints } from "#server/feed/webhook-endpoint/contract.ts";
import { MOST_COUNTED, pageFields } from "#server/kernel/fields/list.ts";
import { defineOperation, file, type Operation, rightsOf } from "#server/kernel/operation.ts";
import { listRequestLog } from "#server/platform/request-log/contract.ts";

const format = z
  .enum(["csv", "xlsx"])
  .default("csv")
  .meta({ description: "How the file is written.", example: "xlsx" });

/** Filters as a query has them: each is checked by the list's own schema. */
type Filters = Record<string, z.ZodOptional<z.ZodString>>;

/** Declares the download of a list: its filters narrow it, and its rows come newest first. */
function exportOf(resource: ExportedList, what: string, list: Operation) {
  const { shape } = list.input as z.ZodObject;
  const filters = Object.fromEntries(
    Object.entries(shape).filter(([name]) => !pageFields.includes(name)),
  ) as Filters;
  // Where the list stands, as in its own example.
  const place = Object.entries(list.example.input as object).filter(
    ([name]) => filters[name]?.safeParse(undefined).success === false,
  );
  return defineOperation({
    name: `export${resource.charAt(0).toUpperCase()}${resource.slice(1)}`,
    method: "GET",
    path: `/export/${resource}`,
    compartment: "exports",
    tag: "Export",
    summary: `Download ${what}`,
    description: `The rows of \`${list.name}\`, with its filters, newest first, streamed: as CSV, or as an Excel workbook of up to ${MOST_COUNTED.toLocaleString("en")} rows. Columns are named as the fields of the interface; several values of one are parted by semicolons.`,
    access: "caller",
    needs: [...new Set([...rightsOf(list), "organization:read" as const])],
    errors: [...new Set([...list.errors, "too_many_rows" as const])],
    input: z.object({ ...filters, format } as Filters & { format: typeof format }),
    output: file({
      mediaTypes: ["text/csv", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
      disposition: "attachment",
    }),
    example: {
      input: { ...(Object.fromEntries(place) as Record<string, string>), format: "csv" },
      output: { mediaType: "text/csv", fileName: `${resource}-2027-03-31.csv`, content: "" },
    },
  });
}

export const exportCustomers = exportOf("customers", "customers", listCustomers);
export const exportPurchases = exportOf("purchases", "purchases", listIntents);
export const exportParticipants = exportOf("participants", "an offering's participants", listParticipants);
export const exportOfferings = exportOf("offerings", "offerings", listOfferings);
export const exportPayments = exportOf("payments", "payments", listPayments);
export const exportRefunds = exportOf("refunds", "refunds", listRefunds);
export const exportBankEntries = exportOf("bankEntries", "entries of bank statements", listBankEntries);
export const exportOffers = exportOf("offers", "offers of the board", listOffers);
export const exportTrades = exportOf("trades", "trades", listTrades);
export const exportDistributions = exportOf("distributions", "distributions", listDistributions);
export const exportTokens = exportOf("tokens", "tokens", listTokens);
export const exportChainOperations = exportOf(
  "chainOperations",
  "operations of a chain",
  listChainOperations,
);
export const exportChainTransactions = exportOf(
  "chainTransactions",
  "transactions of a chain",
  listChainTransactions,
);
export const exportRegisterHolders = exportOf(
  "registerHolders",
  "holders of a token as they are listed",
  listHolders,
);
export const exportLedgerEntries = exportOf(
  "ledgerEntries",
  "entries of a token's register as they are listed",
  listEntries,
);
export const exportPayouts = exportOf("payouts", "payments to holders", listDistributionPayments);
export const exportBankStatements = exportOf("bankStatements", "bank statements", listBankStatements);
export const exportEvents = exportOf("events", "events", listEvents);
export const exportRequests = exportOf("requests", "requests of API keys", listRequestLog);
export const exportWebhookDeliveries = exportOf(
  "webhookDeliveries",
  "deliveries of a webhook endpoint",
  listWebhookDeliveries,
);
export const exportWebhookEndpoints = exportOf("webhookEndpoints", "webhook endpoints", listWebhookEndpoints);
