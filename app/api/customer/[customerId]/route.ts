import { getCustomer } from "#server/domain/investors/customer/contract.ts";
import { updateCustomer } from "#server/domain/investors/customer-care/contract.ts";
import { rest } from "#server/http/rest/rest.ts";

export const GET = rest(getCustomer);
export const PATCH = rest(updateCustomer);
