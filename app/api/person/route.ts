import { rest } from "#server/http/rest/rest.ts";
import { getPerson, updatePerson } from "#server/platform/session/contract.ts";

export const GET = rest(getPerson);
export const PATCH = rest(updatePerson);
