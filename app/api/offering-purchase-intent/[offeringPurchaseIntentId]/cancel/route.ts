import { cancelIntent } from "#server/domain/primary/purchase-intent/contract.ts";
import { rest } from "#server/http/rest/rest.ts";

export const POST = rest(cancelIntent);
