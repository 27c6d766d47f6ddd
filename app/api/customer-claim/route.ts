import { claimCustomer, listClaimableCustomers } from "#server/customer-login/contract.ts";
import { rest } from "#server/rest/rest.ts";

export const GET = rest(listClaimableCustomers);
export const POST = rest(claimCustomer);
