import { getOrganization } from "#server/organization/contract.ts";
import { rest } from "#server/rest/rest.ts";

export const GET = rest(getOrganization);
