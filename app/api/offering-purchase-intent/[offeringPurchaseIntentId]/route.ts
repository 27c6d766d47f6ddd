import { getIntent } from "#server/purchase-intent/contract.ts";
import { rest } from "#server/rest/rest.ts";

export const GET = rest(getIntent);
