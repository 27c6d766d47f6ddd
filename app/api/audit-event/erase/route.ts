import { erasePersonalData } from "#server/audit/contract.ts";
import { rest } from "#server/rest/rest.ts";

export const POST = rest(erasePersonalData);
