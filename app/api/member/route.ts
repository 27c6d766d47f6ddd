import { listMembers } from "#server/member/contract.ts";
import { rest } from "#server/rest/rest.ts";

export const GET = rest(listMembers);
