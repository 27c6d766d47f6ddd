import { getOrganization, updateOrganization } from "#server/domain/organization/organization/contract.ts";
import { rest } from "#server/http/rest/rest.ts";

export const GET = rest(getOrganization);
export const PATCH = rest(updateOrganization);
