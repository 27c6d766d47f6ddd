import { getOffering, updateOffering } from "#server/offering/contract.ts";
import { rest } from "#server/rest/rest.ts";

export const GET = rest(getOffering);
export const PATCH = rest(updateOffering);
