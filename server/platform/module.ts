import type { Module } from "#server/kernel/module.ts";
import { findTurnedClocks } from "#server/kernel/time.ts";
import { keyCache } from "./api-key/key-cache.ts";
import { SEAL_EVERY, sealAudit } from "./audit/seal-audit.ts";
import { sendMail } from "./mail/send-mail.ts";
import { requestLog } from "./request-log/request-log.ts";
import {
  apiKeyRouter,
  auditEventRouter,
  auditFiles,
  demoRouter,
  imageFiles,
  jobRouter,
  personRouter,
  requestLogRouter,
  sessionRouter,
  testClockRouter,
} from "./router.ts";

/** What every context stands on: audit, queue, identity, keys, sessions, mail. */
export const platform = {
  router: {
    apiKey: apiKeyRouter,
    requestLog: requestLogRouter,
    auditEvent: auditEventRouter,
    demo: demoRouter,
    job: jobRouter,
    session: sessionRouter,
    person: personRouter,
    testClock: testClockRouter,
  },
  files: { image: imageFiles, auditEvent: auditFiles },
  rounds: [
    { name: "sendMail", every: 1, run: sendMail },
    { name: "sealAudit", every: SEAL_EVERY, run: sealAudit },
  ],
  ownRounds: [
    { name: "writeKeyUses", every: 15, run: ({ app }) => keyCache(app).writeUses() },
    { name: "writeRequestLog", every: 2, run: ({ app }) => requestLog(app).write() },
    { name: "findTurnedClocks", every: 1, run: findTurnedClocks },
  ],
} satisfies Module;
