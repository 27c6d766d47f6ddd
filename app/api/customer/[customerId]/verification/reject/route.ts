import { rest } from "#server/rest/rest.ts";
import { rejectVerification } from "#server/verification/contract.ts";

export const POST = rest(rejectVerification);
