import { createCustomer, listCustomers } from "#server/customer/contract.ts";
import { rest } from "#server/rest/rest.ts";

export const GET = rest(listCustomers);
export const POST = rest(createCustomer);
