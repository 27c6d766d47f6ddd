import { changeMember, removeMember } from "#server/member/contract.ts";
import { rest } from "#server/rest/rest.ts";

export const PATCH = rest(changeMember);
export const DELETE = rest(removeMember);
