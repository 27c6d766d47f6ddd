import { getIntent } from "#server/domain/primary/purchase-intent/contract.ts";
import { rest } from "#server/http/rest/rest.ts";

export const GET = rest(getIntent);
