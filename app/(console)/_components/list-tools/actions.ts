import type { trpc } from "#app/_trpc/client.tsx";
import type { ExportResource } from "#db/schema/enums.ts";
import type { Action } from "#server/kernel/fields/actions.ts";
import { ME } from "#server/kernel/fields/me.ts";

type Client = ReturnType<typeof trpc.useUtils>["client"];

/** What can be done with each of the chosen rows of a list. */
export interface RowsAction {
  /** On its button: "Mark as sent". */
  readonly label: string;
  /** Of the rows it was done with: "marked as sent". */
  readonly done: string;
  readonly needs: Action;
  /** What is asked before, where it cannot be undone. */
  readonly question?: string;
  /** Whether it ends something. */
  readonly isDangerous?: boolean;
  readonly run: (client: Client, id: string) => Promise<unknown>;
}

/** The actions of each list, by its name. */
export const rowsActions = {
  // Chosen to be exported.
  customers: [],
  payments: [],
  checks: [
    {
      label: "Take",
      done: "taken",
      needs: "verification:write",
      run: (client, id) => client.verification.assign.mutate({ customerId: id, assigneeId: ME, from: null }),
    },
  ],
  purchases: [
    {
      label: "Remind",
      done: "reminded",
      needs: "customer:write",
      question: "Each customer whose purchase waits for money is written a mail, once a day at most.",
      run: (client, id) => client.notice.remind.mutate({ offeringPurchaseIntentId: id }),
    },
    {
      label: "Cancel purchases",
      done: "cancelled",
      needs: "purchase_intent:write",
      isDangerous: true,
      question: "Purchases that are cancelled give their room back; this cannot be undone.",
      run: (client, id) => client.offeringPurchaseIntent.cancel.mutate({ offeringPurchaseIntentId: id }),
    },
  ],
  trades: [
    {
      label: "Confirm payments",
      done: "confirmed",
      needs: "payment:write",
      question: "Confirm once you know that the sellers have the money. This cannot be taken back.",
      run: (client, id) => client.trade.confirmPayment.mutate({ tradeId: id }),
    },
  ],
  refunds: [
    {
      label: "Mark as sent",
      done: "marked as sent",
      needs: "payment:write",
      question: "Confirm once the transfers have been made. This cannot be undone.",
      run: (client, id) => client.refund.markRefunded.mutate({ refundId: id }),
    },
    {
      label: "Retry",
      done: "due again",
      needs: "payment:write",
      run: (client, id) => client.refund.retry.mutate({ refundId: id }),
    },
  ],
  distributionPayments: [
    {
      label: "Mark as paid",
      done: "marked as paid",
      needs: "payment:write",
      question: "Confirm once the transfers have been made. This cannot be undone.",
      run: (client, id) => client.distributionPayment.markPaid.mutate({ distributionPaymentId: id }),
    },
    {
      label: "Retry",
      done: "due again",
      needs: "payment:write",
      run: (client, id) => client.distributionPayment.retry.mutate({ distributionPaymentId: id }),
    },
  ],
  chainOperations: [
    {
      label: "Send again",
      done: "in line again",
      needs: "chain:write",
      run: (client, id) => client.chainOperation.retry.mutate({ chainOperationId: id }),
    },
  ],
  webhookDeliveries: [
    {
      label: "Send again",
      done: "on their way again",
      needs: "webhook:write",
      run: (client, id) => client.webhookDelivery.redeliver.mutate({ webhookDeliveryId: id }),
    },
  ],
  exports: [
    {
      label: "Cancel exports",
      done: "cancelled",
      needs: "organization:read",
      isDangerous: true,
      run: (client, id) => client.export.cancel.mutate({ exportId: id }),
    },
  ],
} as const satisfies Readonly<Record<string, readonly RowsAction[]>>;

/** Lists whose export can be of chosen rows. */
const exportedByRow: readonly ExportResource[] = ["purchases", "customers", "payments", "refunds", "payouts"];

/** A list whose rows can be chosen. */
export type ActingList = keyof typeof rowsActions;

/** What somebody with these rights can do with chosen rows of a list. */
export function actionsOn(list: ActingList, may: readonly Action[]): readonly RowsAction[] {
  return rowsActions[list].filter(({ needs }) => may.includes(needs));
}

/** Whether an export can be of chosen rows. */
export function isExportedByRow(list: ExportResource | undefined): boolean {
  return list !== undefined && exportedByRow.includes(list);
}
