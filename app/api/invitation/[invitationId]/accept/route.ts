import { acceptInvitation } from "#server/invitation/contract.ts";
import { rest } from "#server/rest/rest.ts";

export const POST = rest(acceptInvitation);
