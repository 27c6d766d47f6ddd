import { createOrganization } from "#server/domain/organization/organization/contract.ts";
import { rest } from "#server/http/rest/rest.ts";

export const POST = rest(createOrganization);
