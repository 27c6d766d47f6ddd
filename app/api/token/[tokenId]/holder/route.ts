import { listHolders } from "#server/domain/register/register/contract.ts";
import { rest } from "#server/http/rest/rest.ts";

export const GET = rest(listHolders);
