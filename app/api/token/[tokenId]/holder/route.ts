import { listHolders } from "#server/register/contract.ts";
import { rest } from "#server/rest/rest.ts";

export const GET = rest(listHolders);
