import type { Module } from "#server/kernel/module.ts";
import { publishEvents } from "./event/publish-events.ts";
import { makeExport } from "./export/make-export.ts";
import { tellExpiring } from "./notice/tell-expiring.ts";
import { tellUpdate } from "./notice/tell-update.ts";
import {
  dashboardRouter,
  erasureRouter,
  eventRouter,
  exportFiles,
  exportRouter,
  noticeRouter,
  webhookDeliveryRouter,
  webhookEndpointRouter,
} from "./router.ts";
import { deliverWebhooks } from "./webhook-delivery/deliver-webhooks.ts";

/** What others are told: events, notices, webhooks, exports, the dashboard. */
export const feed = {
  // Erasing personal data stands beside the audit trail for callers, and reaches into what was told.
  router: {
    auditEvent: erasureRouter,
    dashboard: dashboardRouter,
    event: eventRouter,
    export: exportRouter,
    notice: noticeRouter,
    webhookDelivery: webhookDeliveryRouter,
    webhookEndpoint: webhookEndpointRouter,
  },
  files: { export: exportFiles },
  tasks: { deliverWebhooks, makeExport, tellUpdate },
  rounds: [
    { name: "publishEvents", every: 0.5, run: publishEvents },
    { name: "tellExpiring", every: 60, run: tellExpiring },
  ],
} satisfies Module;
