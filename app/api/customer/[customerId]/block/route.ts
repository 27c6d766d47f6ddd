import { blockCustomer } from "#server/domain/investors/customer-care/contract.ts";
import { rest } from "#server/http/rest/rest.ts";

export const POST = rest(blockCustomer);
