import { closeOffering } from "#server/offering-lifecycle/contract.ts";
import { rest } from "#server/rest/rest.ts";

export const POST = rest(closeOffering);
