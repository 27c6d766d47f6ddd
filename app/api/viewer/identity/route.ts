import { chooseIdentity } from "#server/organization/contract.ts";
import { rest } from "#server/rest/rest.ts";

export const POST = rest(chooseIdentity);
