import { marketProcedure, procedure, publicProcedure } from "#server/kernel/procedure.ts";
import * as agreementContract from "./agreement/contract.ts";
import { getAgreement } from "./agreement/get-agreement.ts";
import * as contractNoteContract from "./contract-note/contract.ts";
import { getPurchaseNote } from "./contract-note/get-purchase-note.ts";
import * as offeringContract from "./offering/contract.ts";
import { createOffering } from "./offering/create-offering.ts";
import { publishOffering } from "./offering/publish-offering.ts";
import {
  getMarketOffering,
  getOffering,
  listMarketOfferings,
  listOfferings,
} from "./offering/read-offerings.ts";
import { updateOffering } from "./offering/update-offering.ts";
import * as offeringDocumentContract from "./offering-document/contract.ts";
import { listMarketDocuments as listDocumentsContract } from "./offering-document/contract.ts";
import { createOfferingDocument } from "./offering-document/create-document.ts";
import { listDocumentAcceptances } from "./offering-document/list-acceptances.ts";
import {
  getOfferingDocument,
  listMarketDocuments,
  listOfferingDocuments,
} from "./offering-document/read-documents.ts";
import { withdrawOfferingDocument } from "./offering-document/withdraw-document.ts";
import * as offeringFormContract from "./offering-form/contract.ts";
import { createOfferingForm } from "./offering-form/create-form.ts";
import { deleteOfferingForm } from "./offering-form/delete-form.ts";
import { getOfferingForm, listOfferingForms } from "./offering-form/read-forms.ts";
import { updateOfferingForm } from "./offering-form/update-form.ts";
import { cancelOffering } from "./offering-lifecycle/cancel-offering.ts";
import { closeOffering } from "./offering-lifecycle/close-offering.ts";
import * as offeringLifecycleContract from "./offering-lifecycle/contract.ts";
import { pauseOffering } from "./offering-lifecycle/pause-offering.ts";
import { resumeOffering } from "./offering-lifecycle/resume-offering.ts";
import * as offeringPictureContract from "./offering-picture/contract.ts";
import { getOfferingPicture } from "./offering-picture/get-offering-picture.ts";
import { updateOfferingUpdate } from "./offering-update/change-update.ts";
import * as offeringUpdateContract from "./offering-update/contract.ts";
import { createOfferingUpdate } from "./offering-update/create-update.ts";
import { publishOfferingUpdate } from "./offering-update/publish-update.ts";
import { getOfferingUpdate, listMarketUpdates, listOfferingUpdates } from "./offering-update/read-updates.ts";
import { withdrawOfferingUpdate } from "./offering-update/withdraw-update.ts";
import { listParticipants as participantsContract } from "./participant/contract.ts";
import { listParticipants } from "./participant/list-participants.ts";
import { cancelIntent } from "./purchase-intent/cancel-intent.ts";
import * as purchaseIntentContract from "./purchase-intent/contract.ts";
import { createIntent } from "./purchase-intent/create-intent.ts";
import { getIntent, listIntents } from "./purchase-intent/read-intents.ts";
import { updateIntent } from "./purchase-intent/update-intent.ts";

export const offeringDocumentRouter = {
  list: procedure(offeringDocumentContract.listOfferingDocuments).query(listOfferingDocuments),
  withdraw: procedure(offeringDocumentContract.withdrawOfferingDocument).mutation(withdrawOfferingDocument),
  acceptances: procedure(offeringDocumentContract.listDocumentAcceptances).query(listDocumentAcceptances),
};

export const offeringUpdateRouter = {
  create: procedure(offeringUpdateContract.createOfferingUpdate).mutation(createOfferingUpdate),
  update: procedure(offeringUpdateContract.updateOfferingUpdate).mutation(updateOfferingUpdate),
  publish: procedure(offeringUpdateContract.publishOfferingUpdate).mutation(publishOfferingUpdate),
  withdraw: procedure(offeringUpdateContract.withdrawOfferingUpdate).mutation(withdrawOfferingUpdate),
  get: procedure(offeringUpdateContract.getOfferingUpdate).query(getOfferingUpdate),
  list: procedure(offeringUpdateContract.listOfferingUpdates).query(listOfferingUpdates),
};

export const offeringRouter = {
  create: procedure(offeringContract.createOffering).mutation(createOffering),
  update: procedure(offeringContract.updateOffering).mutation(updateOffering),
  publish: procedure(offeringContract.publishOffering).mutation(publishOffering),
  pause: procedure(offeringLifecycleContract.pauseOffering).mutation(pauseOffering),
  resume: procedure(offeringLifecycleContract.resumeOffering).mutation(resumeOffering),
  close: procedure(offeringLifecycleContract.closeOffering).mutation(closeOffering),
  cancel: procedure(offeringLifecycleContract.cancelOffering).mutation(cancelOffering),
  get: procedure(offeringContract.getOffering).query(getOffering),
  list: procedure(offeringContract.listOfferings).query(listOfferings),
  participants: procedure(participantsContract).query(listParticipants),
};

export const offeringFormRouter = {
  create: procedure(offeringFormContract.createOfferingForm).mutation(createOfferingForm),
  update: procedure(offeringFormContract.updateOfferingForm).mutation(updateOfferingForm),
  delete: procedure(offeringFormContract.deleteOfferingForm).mutation(deleteOfferingForm),
  get: procedure(offeringFormContract.getOfferingForm).query(getOfferingForm),
  list: procedure(offeringFormContract.listOfferingForms).query(listOfferingForms),
};

export const marketRouter = {
  get: marketProcedure(offeringContract.getMarketOffering).query(getMarketOffering),
  list: marketProcedure(offeringContract.listMarketOfferings).query(listMarketOfferings),
  updates: marketProcedure(offeringUpdateContract.listMarketUpdates).query(listMarketUpdates),
  documents: marketProcedure(listDocumentsContract).query(listMarketDocuments),
};

export const offeringPurchaseIntentRouter = {
  create: procedure(purchaseIntentContract.createIntent).mutation(createIntent),
  update: procedure(purchaseIntentContract.updateIntent).mutation(updateIntent),
  cancel: procedure(purchaseIntentContract.cancelIntent).mutation(cancelIntent),
  get: procedure(purchaseIntentContract.getIntent).query(getIntent),
  list: procedure(purchaseIntentContract.listIntents).query(listIntents),
};

export const offeringPictureFiles = {
  get: publicProcedure(offeringPictureContract.getOfferingPicture).query(getOfferingPicture),
};

export const offeringDocumentFiles = {
  create: procedure(offeringDocumentContract.createOfferingDocument).mutation(createOfferingDocument),
  get: publicProcedure(offeringDocumentContract.getOfferingDocument).query(getOfferingDocument),
};

export const agreementFiles = {
  get: procedure(agreementContract.getAgreement).query(getAgreement),
};

export const purchaseNoteFiles = {
  get: procedure(contractNoteContract.getPurchaseNote).query(getPurchaseNote),
};
