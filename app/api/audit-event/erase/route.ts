import { rest } from "#server/http/rest/rest.ts";
import { erasePersonalData } from "#server/platform/audit/contract.ts";

export const POST = rest(erasePersonalData);
