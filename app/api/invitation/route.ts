import { inviteMember, listInvitations } from "#server/domain/organization/invitation/contract.ts";
import { rest } from "#server/http/rest/rest.ts";

export const GET = rest(listInvitations);
export const POST = rest(inviteMember);
