import type { Module } from "#server/kernel/module.ts";
import { publishEvents } from "./event/publish-events.ts";
import { makeExport } from "./export/make-export.ts";
import { listFiles } from "./list-export/files.ts";
import { tellExpiring } from "./notice/tell-expiring.ts";
import { tellUpdate } from "./notice/tell-update.ts";
import {
  dashboardRouter,
  erasureRouter,
  eventRouter,
  exportFiles,
  exportRouter,
  issuerRouter,
  noticeRouter,
  savedViewRouter,
  webhookDeliveryRouter,
  webhookEndpointRouter,
} from "./router.ts";
import { deliverWebhooks } from "./webhook-delivery/deliver-webhooks.ts";

/** What others are told: events, notices, webhooks, exports, the dashboard, issuers and their track record. */
export const feed = {
  // Erasing personal data stands beside the audit trail for callers, and reaches into what was told.
  router: {
    auditEvent: erasureRouter,
    dashboard: dashboardRouter,
    event: eventRouter,
    export: exportRouter,
    issuer: issuerRouter,
    notice: noticeRouter,
    savedView: savedViewRouter,
    webhookDelivery: webhookDeliveryRouter,
    webhookEndpoint: webhookEndpointRouter,
  },
  files: { export: exportFiles, list: listFiles },
  tasks: { deliverWebhooks, makeExport, tellUpdate },
  rounds: [
    { name: "publishEvents", every: 0.5, run: publishEvents },
    { name: "tellExpiring", every: 60, run: tellExpiring },
  ],
} satisfies Module;
