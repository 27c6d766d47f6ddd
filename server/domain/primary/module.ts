import type { Module } from "#server/kernel/module.ts";
import { readOfferingsByIds } from "./offering/read-offerings.ts";
import { closeIfDue, dueOfferings } from "./offering-lifecycle/close-due.ts";
import { dueUpdates, publishIfDue } from "./offering-update/publish-update.ts";
import { duePurchases, expirePurchases } from "./purchase-intent/expire-purchases.ts";
import { presentIntent } from "./purchase-intent/present.ts";
import { readIntentsByIds } from "./purchase-intent/read-intents.ts";
import {
  agreementFiles,
  marketRouter,
  offeringDocumentFiles,
  offeringDocumentRouter,
  offeringFormRouter,
  offeringPictureFiles,
  offeringPurchaseIntentRouter,
  offeringRouter,
  offeringUpdateRouter,
  purchaseNoteFiles,
} from "./router.ts";

/** Offerings, their life and documents, purchase intents and agreements. */
export const primary = {
  router: {
    offeringDocument: offeringDocumentRouter,
    offering: offeringRouter,
    offeringForm: offeringFormRouter,
    offeringUpdate: offeringUpdateRouter,
    market: marketRouter,
    offeringPurchaseIntent: offeringPurchaseIntentRouter,
  },
  files: {
    offeringPicture: offeringPictureFiles,
    offeringDocument: offeringDocumentFiles,
    agreement: agreementFiles,
    purchaseNote: purchaseNoteFiles,
  },
  due: {
    offerings: { find: dueOfferings, handle: closeIfDue },
    offeringUpdates: { find: dueUpdates, handle: publishIfDue },
    purchases: { find: duePurchases, handle: expirePurchases },
  },
  resources: {
    offering: { read: readOfferingsByIds, updated: "offering.updated" },
    offering_purchase_intent: {
      read: readIntentsByIds,
      updated: "purchase_intent.updated",
      present: presentIntent,
    },
  },
} satisfies Module;
