import { unblockCustomer } from "#server/customer-care/contract.ts";
import { rest } from "#server/rest/rest.ts";

export const POST = rest(unblockCustomer);
