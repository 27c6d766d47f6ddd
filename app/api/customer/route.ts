import { createCustomer, listCustomers } from "#server/domain/investors/customer/contract.ts";
import { rest } from "#server/http/rest/rest.ts";

export const GET = rest(listCustomers);
export const POST = rest(createCustomer);
