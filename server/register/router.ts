import { procedure } from "../trpc/procedure.ts";
import { trpc } from "../trpc/trpc.ts";
import * as contract from "./contract.ts";
import { listEntries } from "./list-entries.ts";
import { listHolders } from "./list-holders.ts";
import { transferToken } from "./transfer-token.ts";

export const registerRouter = trpc.router({
  holders: procedure(contract.listHolders).query(listHolders),
  entries: procedure(contract.listEntries).query(listEntries),
  transfer: procedure(contract.transferToken).mutation(transferToken),
});
