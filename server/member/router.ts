import { procedure } from "../trpc/procedure.ts";
import { trpc } from "../trpc/trpc.ts";
import { changeMember } from "./change-member.ts";
import * as contract from "./contract.ts";
import { listMembers } from "./read-members.ts";
import { removeMember } from "./remove-member.ts";

export const memberRouter = trpc.router({
  list: procedure(contract.listMembers).query(listMembers),
  change: procedure(contract.changeMember).mutation(changeMember),
  remove: procedure(contract.removeMember).mutation(removeMember),
});
