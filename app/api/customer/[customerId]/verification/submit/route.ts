import { rest } from "#server/rest/rest.ts";
import { submitVerification } from "#server/verification/contract.ts";

export const POST = rest(submitVerification);
