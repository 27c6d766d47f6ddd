import { rest } from "#server/rest/rest.ts";
import { approveVerification } from "#server/verification/contract.ts";

export const POST = rest(approveVerification);
