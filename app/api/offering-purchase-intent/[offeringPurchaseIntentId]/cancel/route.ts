import { cancelIntent } from "#server/purchase-intent/contract.ts";
import { rest } from "#server/rest/rest.ts";

export const POST = rest(cancelIntent);
