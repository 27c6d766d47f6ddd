import { createIntent, listIntents } from "#server/purchase-intent/contract.ts";
import { rest } from "#server/rest/rest.ts";

export const GET = rest(listIntents);
export const POST = rest(createIntent);
