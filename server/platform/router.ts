import { callerProcedure, personProcedure, procedure, publicProcedure } from "#server/kernel/procedure.ts";
import * as apiKeyContract from "./api-key/contract.ts";
import { createApiKey } from "./api-key/create-api-key.ts";
import { listApiKeys } from "./api-key/read-api-keys.ts";
import { revokeApiKey } from "./api-key/revoke-api-key.ts";
import * as auditContract from "./audit/contract.ts";
import { exportAuditEvents } from "./audit/export-events.ts";
import { getAuditChain } from "./audit/get-chain.ts";
import { getAuditEvent, listAuditEvents } from "./audit/read-events.ts";
import * as imageContract from "./image/contract.ts";
import { previewImage } from "./image/preview-image.ts";
import { getImage } from "./image/read-image.ts";
import { uploadImage } from "./image/upload-image.ts";
import * as mailContract from "./mail/contract.ts";
import { listMail } from "./mail/list-mail.ts";
import * as queueContract from "./queue/contract.ts";
import { getJobQueue, listJobs } from "./queue/read-jobs.ts";
import { retryJob } from "./queue/retry-job.ts";
import * as requestLogContract from "./request-log/contract.ts";
import { getRequestLogEntry, listRequestLog } from "./request-log/read-requests.ts";
import { acceptLegal } from "./session/accept-legal.ts";
import * as sessionContract from "./session/contract.ts";
import { getPerson } from "./session/get-person.ts";
import { listSessions } from "./session/list-sessions.ts";
import { revokeOtherSessions } from "./session/revoke-other-sessions.ts";
import { revokeSession } from "./session/revoke-session.ts";
import { updatePerson } from "./session/update-person.ts";
import { advanceTestClock } from "./test-clock/advance-test-clock.ts";
import * as testClockContract from "./test-clock/contract.ts";
import { getTestClock } from "./test-clock/read-test-clock.ts";
import { resetTestClock } from "./test-clock/reset-test-clock.ts";
import { updateTestClock } from "./test-clock/update-test-clock.ts";

export const apiKeyRouter = {
  create: procedure(apiKeyContract.createApiKey).mutation(createApiKey),
  list: procedure(apiKeyContract.listApiKeys).query(listApiKeys),
  revoke: procedure(apiKeyContract.revokeApiKey).mutation(revokeApiKey),
};

export const auditEventRouter = {
  list: procedure(auditContract.listAuditEvents).query(listAuditEvents),
  get: procedure(auditContract.getAuditEvent).query(getAuditEvent),
  chain: procedure(auditContract.getAuditChain).query(getAuditChain),
};

export const demoRouter = {
  listMail: publicProcedure(mailContract.listMail).query(listMail),
};

export const jobRouter = {
  list: procedure(queueContract.listJobs).query(listJobs),
  queue: procedure(queueContract.getJobQueue).query(getJobQueue),
  retry: procedure(queueContract.retryJob).mutation(retryJob),
};

export const requestLogRouter = {
  list: procedure(requestLogContract.listRequestLog).query(listRequestLog),
  get: procedure(requestLogContract.getRequestLogEntry).query(getRequestLogEntry),
};

export const sessionRouter = {
  list: personProcedure(sessionContract.listSessions).query(listSessions),
  revoke: personProcedure(sessionContract.revokeSession).mutation(revokeSession),
  revokeOthers: personProcedure(sessionContract.revokeOtherSessions).mutation(revokeOtherSessions),
};

export const personRouter = {
  get: personProcedure(sessionContract.getPerson).query(getPerson),
  update: personProcedure(sessionContract.updatePerson).mutation(updatePerson),
  acceptLegal: personProcedure(sessionContract.acceptLegal).mutation(acceptLegal),
};

export const testClockRouter = {
  get: procedure(testClockContract.getTestClock).query(getTestClock),
  advance: procedure(testClockContract.advanceTestClock).mutation(advanceTestClock),
  update: procedure(testClockContract.updateTestClock).mutation(updateTestClock),
  reset: procedure(testClockContract.resetTestClock).mutation(resetTestClock),
};

export const imageFiles = {
  upload: procedure(imageContract.uploadImage).mutation(uploadImage),
  get: publicProcedure(imageContract.getImage).query(getImage),
  preview: callerProcedure(imageContract.previewImage).query(previewImage),
};

export const auditFiles = {
  export: procedure(auditContract.exportAuditEvents).query(exportAuditEvents),
};
