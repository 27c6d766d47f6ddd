import { claimCustomer, listClaimableCustomers } from "#server/domain/investors/customer-login/contract.ts";
import { rest } from "#server/http/rest/rest.ts";

export const GET = rest(listClaimableCustomers);
export const POST = rest(claimCustomer);
