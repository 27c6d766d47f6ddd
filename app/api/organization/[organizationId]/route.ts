import { getOrganization, updateOrganization } from "#server/organization/contract.ts";
import { rest } from "#server/rest/rest.ts";

export const GET = rest(getOrganization);
export const PATCH = rest(updateOrganization);
