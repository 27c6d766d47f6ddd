import { submitVerification } from "#server/domain/investors/verification/contract.ts";
import { rest } from "#server/http/rest/rest.ts";

export const POST = rest(submitVerification);
