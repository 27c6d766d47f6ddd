import { changeMember, removeMember } from "#server/domain/organization/member/contract.ts";
import { rest } from "#server/http/rest/rest.ts";

export const PATCH = rest(changeMember);
export const DELETE = rest(removeMember);
