import type { Module } from "#server/kernel/module.ts";
import { keyCache } from "./api-key/key-cache.ts";
import { sealAudit } from "./audit/seal-audit.ts";
import { sendMail } from "./mail/send-mail.ts";
import {
  apiKeyRouter,
  auditEventRouter,
  demoRouter,
  jobRouter,
  personRouter,
  sessionRouter,
} from "./router.ts";

/** What every context stands on: audit, queue, identity, keys, sessions, mail. */
export const platform = {
  router: {
    apiKey: apiKeyRouter,
    auditEvent: auditEventRouter,
    demo: demoRouter,
    job: jobRouter,
    session: sessionRouter,
    person: personRouter,
  },
  rounds: [
    { name: "sendMail", every: 1, run: sendMail },
    { name: "sealAudit", every: 10, run: sealAudit },
  ],
  ownRounds: [{ name: "writeKeyUses", every: 15, run: ({ app }) => keyCache(app).writeUses() }],
} satisfies Module;
