import { createOffering, listOfferings } from "#server/domain/primary/offering/contract.ts";
import { rest } from "#server/http/rest/rest.ts";

export const GET = rest(listOfferings);
export const POST = rest(createOffering);
