import { personProcedure } from "../trpc/procedure.ts";
import { trpc } from "../trpc/trpc.ts";
import * as contract from "./contract.ts";
import { getPerson } from "./get-person.ts";
import { listSessions } from "./list-sessions.ts";
import { revokeOtherSessions } from "./revoke-other-sessions.ts";
import { revokeSession } from "./revoke-session.ts";
import { updatePerson } from "./update-person.ts";

export const sessionRouter = trpc.router({
  list: personProcedure(contract.listSessions).query(listSessions),
  revoke: personProcedure(contract.revokeSession).mutation(revokeSession),
  revokeOthers: personProcedure(contract.revokeOtherSessions).mutation(revokeOtherSessions),
});

export const personRouter = trpc.router({
  get: personProcedure(contract.getPerson).query(getPerson),
  update: personProcedure(contract.updatePerson).mutation(updatePerson),
});
