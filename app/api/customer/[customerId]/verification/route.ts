import { rest } from "#server/rest/rest.ts";
import { listVerifications } from "#server/verification/contract.ts";

export const GET = rest(listVerifications);
