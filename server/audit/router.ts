import { procedure } from "../trpc/procedure.ts";
import { trpc } from "../trpc/trpc.ts";
import * as contract from "./contract.ts";
import { erasePersonalData } from "./erase-personal-data.ts";
import { getAuditChain } from "./get-chain.ts";
import { getAuditEvent, listAuditEvents } from "./read-events.ts";

export const auditEventRouter = trpc.router({
  list: procedure(contract.listAuditEvents).query(listAuditEvents),
  get: procedure(contract.getAuditEvent).query(getAuditEvent),
  chain: procedure(contract.getAuditChain).query(getAuditChain),
  erase: procedure(contract.erasePersonalData).mutation(erasePersonalData),
});
