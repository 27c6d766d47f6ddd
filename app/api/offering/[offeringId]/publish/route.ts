import { publishOffering } from "#server/offering/contract.ts";
import { rest } from "#server/rest/rest.ts";

export const POST = rest(publishOffering);
