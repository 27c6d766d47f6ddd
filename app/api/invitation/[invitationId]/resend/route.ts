import { resendInvitation } from "#server/domain/organization/invitation/contract.ts";
import { rest } from "#server/http/rest/rest.ts";

export const POST = rest(resendInvitation);
