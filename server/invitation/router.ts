import { personProcedure, procedure, publicProcedure } from "../trpc/procedure.ts";
import { trpc } from "../trpc/trpc.ts";
import { acceptInvitation, declineInvitation } from "./answer-invitation.ts";
import { cancelInvitation } from "./cancel-invitation.ts";
import * as contract from "./contract.ts";
import { getInvitation } from "./get-invitation.ts";
import { inviteMember } from "./invite-member.ts";
import { listInvitations } from "./read-invitations.ts";
import { resendInvitation } from "./resend-invitation.ts";

export const invitationRouter = trpc.router({
  create: procedure(contract.inviteMember).mutation(inviteMember),
  list: procedure(contract.listInvitations).query(listInvitations),
  resend: procedure(contract.resendInvitation).mutation(resendInvitation),
  cancel: procedure(contract.cancelInvitation).mutation(cancelInvitation),
  get: publicProcedure(contract.getInvitation).query(getInvitation),
  accept: personProcedure(contract.acceptInvitation).mutation(acceptInvitation),
  decline: personProcedure(contract.declineInvitation).mutation(declineInvitation),
});
