import { rest } from "#server/rest/rest.ts";
import { getPerson, updatePerson } from "#server/session/contract.ts";

export const GET = rest(getPerson);
export const PATCH = rest(updatePerson);
