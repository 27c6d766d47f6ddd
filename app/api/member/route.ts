import { listMembers } from "#server/domain/organization/member/contract.ts";
import { rest } from "#server/http/rest/rest.ts";

export const GET = rest(listMembers);
