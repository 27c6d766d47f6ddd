import { personProcedure, procedure, publicProcedure } from "../trpc/procedure.ts";
import { trpc } from "../trpc/trpc.ts";
import { acceptCustomerInvitation } from "./accept-invitation.ts";
import { claimCustomer } from "./claim-customer.ts";
import * as contract from "./contract.ts";
import { getCustomerInvitation } from "./get-invitation.ts";
import { inviteCustomer } from "./invite-customer.ts";
import { joinIssuer } from "./join-issuer.ts";
import { listClaimableCustomers } from "./list-claimable.ts";
import { getCustomerAccess } from "./read-access.ts";
import { removeCustomerLogin } from "./remove-login.ts";
import { revokeCustomerInvitation } from "./revoke-invitation.ts";

export const customerLoginRouter = trpc.router({
  get: procedure(contract.getCustomerAccess).query(getCustomerAccess),
  remove: procedure(contract.removeCustomerLogin).mutation(removeCustomerLogin),
  claimable: personProcedure(contract.listClaimableCustomers).query(listClaimableCustomers),
  claim: personProcedure(contract.claimCustomer).mutation(claimCustomer),
  join: personProcedure(contract.joinIssuer).mutation(joinIssuer),
  invitation: {
    create: procedure(contract.inviteCustomer).mutation(inviteCustomer),
    get: publicProcedure(contract.getCustomerInvitation).query(getCustomerInvitation),
    accept: personProcedure(contract.acceptCustomerInvitation).mutation(acceptCustomerInvitation),
    revoke: procedure(contract.revokeCustomerInvitation).mutation(revokeCustomerInvitation),
  },
});
