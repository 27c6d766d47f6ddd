import { cancelInvitation, getInvitation } from "#server/domain/organization/invitation/contract.ts";
import { rest } from "#server/http/rest/rest.ts";

export const GET = rest(getInvitation);
export const DELETE = rest(cancelInvitation);
