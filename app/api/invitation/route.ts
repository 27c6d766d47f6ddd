import { inviteMember, listInvitations } from "#server/invitation/contract.ts";
import { rest } from "#server/rest/rest.ts";

export const GET = rest(listInvitations);
export const POST = rest(inviteMember);
