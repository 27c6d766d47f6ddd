import { createIntent, listIntents } from "#server/domain/primary/purchase-intent/contract.ts";
import { rest } from "#server/http/rest/rest.ts";

export const GET = rest(listIntents);
export const POST = rest(createIntent);
