import { removeCustomerLogin } from "#server/customer-login/contract.ts";
import { rest } from "#server/rest/rest.ts";

export const DELETE = rest(removeCustomerLogin);
