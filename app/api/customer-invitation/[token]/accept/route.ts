import { acceptCustomerInvitation } from "#server/customer-login/contract.ts";
import { rest } from "#server/rest/rest.ts";

export const POST = rest(acceptCustomerInvitation);
