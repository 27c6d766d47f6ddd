import { getCustomer } from "#server/customer/contract.ts";
import { rest } from "#server/rest/rest.ts";

export const GET = rest(getCustomer);
