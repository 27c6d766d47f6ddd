import { procedure } from "../trpc/procedure.ts";
import { trpc } from "../trpc/trpc.ts";
import * as contract from "./contract.ts";
import { getEvent, listEvents } from "./read-events.ts";

export const eventRouter = trpc.router({
  get: procedure(contract.getEvent).query(getEvent),
  list: procedure(contract.listEvents).query(listEvents),
});
