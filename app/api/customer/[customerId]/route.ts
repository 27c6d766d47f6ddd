import { getCustomer } from "#server/customer/contract.ts";
import { updateCustomer } from "#server/customer-care/contract.ts";
import { rest } from "#server/rest/rest.ts";

export const GET = rest(getCustomer);
export const PATCH = rest(updateCustomer);
