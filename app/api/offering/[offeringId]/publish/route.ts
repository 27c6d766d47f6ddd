import { publishOffering } from "#server/domain/primary/offering/contract.ts";
import { rest } from "#server/http/rest/rest.ts";

export const POST = rest(publishOffering);
