import { personProcedure, procedure, publicProcedure } from "#server/kernel/procedure.ts";
import { acceptInvitation, declineInvitation } from "./invitation/answer-invitation.ts";
import { cancelInvitation } from "./invitation/cancel-invitation.ts";
import * as invitationContract from "./invitation/contract.ts";
import { getInvitation } from "./invitation/get-invitation.ts";
import { inviteMember } from "./invitation/invite-member.ts";
import { listInvitations } from "./invitation/read-invitations.ts";
import { resendInvitation } from "./invitation/resend-invitation.ts";
import { changeMember } from "./member/change-member.ts";
import * as memberContract from "./member/contract.ts";
import { listMembers } from "./member/read-members.ts";
import { removeMember } from "./member/remove-member.ts";
import { chooseIdentity } from "./organization/choose-identity.ts";
import * as organizationContract from "./organization/contract.ts";
import { createOrganization } from "./organization/create-organization.ts";
import { getViewer } from "./organization/get-viewer.ts";
import { getOrganization } from "./organization/read-organization.ts";
import { updateOrganization } from "./organization/update-organization.ts";
import * as settingsContract from "./settings/contract.ts";
import { getSettings } from "./settings/read-settings.ts";
import { updateSettings } from "./settings/update-settings.ts";

export const invitationRouter = {
  create: procedure(invitationContract.inviteMember).mutation(inviteMember),
  list: procedure(invitationContract.listInvitations).query(listInvitations),
  resend: procedure(invitationContract.resendInvitation).mutation(resendInvitation),
  cancel: procedure(invitationContract.cancelInvitation).mutation(cancelInvitation),
  get: publicProcedure(invitationContract.getInvitation).query(getInvitation),
  accept: personProcedure(invitationContract.acceptInvitation).mutation(acceptInvitation),
  decline: personProcedure(invitationContract.declineInvitation).mutation(declineInvitation),
};

export const memberRouter = {
  list: procedure(memberContract.listMembers).query(listMembers),
  change: procedure(memberContract.changeMember).mutation(changeMember),
  remove: procedure(memberContract.removeMember).mutation(removeMember),
};

export const organizationRouter = {
  create: personProcedure(organizationContract.createOrganization).mutation(createOrganization),
  update: procedure(organizationContract.updateOrganization).mutation(updateOrganization),
  get: procedure(organizationContract.getOrganization).query(getOrganization),
  viewer: publicProcedure(organizationContract.getViewer).query(getViewer),
  chooseIdentity: personProcedure(organizationContract.chooseIdentity).mutation(chooseIdentity),
};

export const settingsRouter = {
  get: procedure(settingsContract.getSettings).query(getSettings),
  update: procedure(settingsContract.updateSettings).mutation(updateSettings),
};
