import { marketProcedure, procedure, publicProcedure } from "#server/kernel/procedure.ts";
import { erasePersonalData as erasePersonalDataContract } from "#server/platform/audit/contract.ts";
import * as dashboardContract from "./dashboard/contract.ts";
import { getAttention } from "./dashboard/get-attention.ts";
import { getDashboard } from "./dashboard/get-dashboard.ts";
import { getFunding } from "./dashboard/get-funding.ts";
import * as eventContract from "./event/contract.ts";
import { erasePersonalData } from "./event/erase-personal-data.ts";
import { getEvent, listEvents } from "./event/read-events.ts";
import { cancelExport } from "./export/cancel-export.ts";
import * as exportContract from "./export/contract.ts";
import { createExport } from "./export/create-export.ts";
import { getExportFile } from "./export/get-export-file.ts";
import { getExport, listExports } from "./export/read-exports.ts";
import * as issuerContract from "./issuer/contract.ts";
import { getIssuer } from "./issuer/get-issuer.ts";
import * as noticeContract from "./notice/contract.ts";
import { getMailChoices, updateMailChoices } from "./notice/mail-choices.ts";
import { readNotices } from "./notice/mark-read.ts";
import { countNotices, listNotices } from "./notice/read-notices.ts";
import { remindPurchase } from "./notice/remind-purchase.ts";
import { unsubscribe } from "./notice/unsubscribe.ts";
import * as savedViewContract from "./saved-view/contract.ts";
import { createSavedView } from "./saved-view/create-view.ts";
import { deleteSavedView } from "./saved-view/delete-view.ts";
import { listSavedViews } from "./saved-view/read-views.ts";
import * as webhookDeliveryContract from "./webhook-delivery/contract.ts";
import { getWebhookDelivery, listWebhookDeliveries } from "./webhook-delivery/read-deliveries.ts";
import { redeliverWebhook } from "./webhook-delivery/redeliver-webhook.ts";
import { testWebhookEndpoint } from "./webhook-delivery/test-webhook-endpoint.ts";
import * as webhookEndpointContract from "./webhook-endpoint/contract.ts";
import { createWebhookEndpoint } from "./webhook-endpoint/create-webhook-endpoint.ts";
import { deleteWebhookEndpoint } from "./webhook-endpoint/delete-webhook-endpoint.ts";
import { getWebhookActivity } from "./webhook-endpoint/get-webhook-activity.ts";
import { getWebhookEndpoint, listWebhookEndpoints } from "./webhook-endpoint/read-endpoints.ts";
import { rotateWebhookSecret } from "./webhook-endpoint/rotate-webhook-secret.ts";
import { updateWebhookEndpoint } from "./webhook-endpoint/update-webhook-endpoint.ts";

export const dashboardRouter = {
  get: procedure(dashboardContract.getDashboard).query(getDashboard),
  attention: procedure(dashboardContract.getAttention).query(getAttention),
  funding: procedure(dashboardContract.getFunding).query(getFunding),
};

export const eventRouter = {
  get: procedure(eventContract.getEvent).query(getEvent),
  list: procedure(eventContract.listEvents).query(listEvents),
};

export const exportRouter = {
  create: procedure(exportContract.createExport).mutation(createExport),
  get: procedure(exportContract.getExport).query(getExport),
  list: procedure(exportContract.listExports).query(listExports),
  cancel: procedure(exportContract.cancelExport).mutation(cancelExport),
};

export const noticeRouter = {
  list: procedure(noticeContract.listNotices).query(listNotices),
  count: procedure(noticeContract.countNotices).query(countNotices),
  read: procedure(noticeContract.readNotices).mutation(readNotices),
  choices: procedure(noticeContract.getMailChoices).query(getMailChoices),
  choose: procedure(noticeContract.updateMailChoices).mutation(updateMailChoices),
  remind: procedure(noticeContract.remindPurchase).mutation(remindPurchase),
  unsubscribe: publicProcedure(noticeContract.unsubscribe).mutation(unsubscribe),
};

export const exportFiles = {
  get: procedure(exportContract.getExportFile).query(getExportFile),
};

export const issuerRouter = {
  get: marketProcedure(issuerContract.getIssuer).query(getIssuer),
};

export const savedViewRouter = {
  list: procedure(savedViewContract.listSavedViews).query(listSavedViews),
  create: procedure(savedViewContract.createSavedView).mutation(createSavedView),
  delete: procedure(savedViewContract.deleteSavedView).mutation(deleteSavedView),
};

export const webhookDeliveryRouter = {
  get: procedure(webhookDeliveryContract.getWebhookDelivery).query(getWebhookDelivery),
  list: procedure(webhookDeliveryContract.listWebhookDeliveries).query(listWebhookDeliveries),
  redeliver: procedure(webhookDeliveryContract.redeliverWebhook).mutation(redeliverWebhook),
};

export const webhookEndpointRouter = {
  create: procedure(webhookEndpointContract.createWebhookEndpoint).mutation(createWebhookEndpoint),
  get: procedure(webhookEndpointContract.getWebhookEndpoint).query(getWebhookEndpoint),
  list: procedure(webhookEndpointContract.listWebhookEndpoints).query(listWebhookEndpoints),
  update: procedure(webhookEndpointContract.updateWebhookEndpoint).mutation(updateWebhookEndpoint),
  delete: procedure(webhookEndpointContract.deleteWebhookEndpoint).mutation(deleteWebhookEndpoint),
  rotateSecret: procedure(webhookEndpointContract.rotateWebhookSecret).mutation(rotateWebhookSecret),
  test: procedure(webhookDeliveryContract.testWebhookEndpoint).mutation(testWebhookEndpoint),
  activity: procedure(webhookEndpointContract.getWebhookActivity).query(getWebhookActivity),
};

export const erasureRouter = {
  erase: procedure(erasePersonalDataContract).mutation(erasePersonalData),
};
