import type { Application } from "../compose.ts";

/** Names of the jobs there are. */
export const taskNames = [
  "refundPayment",
  "expireCheckout",
  "settleSandboxPayment",
  "checkVerification",
  "deliverWebhooks",
  "payHolder",
] as const;
export type TaskName = (typeof taskNames)[number];

/** What a task is called with. It may run again after it was cut off anywhere: whatever it does, it does once. */
export interface TaskCall {
  readonly app: Application;
  readonly organizationId: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly now: Date;
}

/** Does one job; what it throws is logged, shown on the page of jobs, and tried again later. */
export type Task = (call: TaskCall) => Promise<void>;
