import { createOffering, listOfferings } from "#server/offering/contract.ts";
import { rest } from "#server/rest/rest.ts";

export const GET = rest(listOfferings);
export const POST = rest(createOffering);
