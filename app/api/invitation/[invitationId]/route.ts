import { cancelInvitation, getInvitation } from "#server/invitation/contract.ts";
import { rest } from "#server/rest/rest.ts";

export const GET = rest(getInvitation);
export const DELETE = rest(cancelInvitation);
