import { procedure } from "../trpc/procedure.ts";
import { trpc } from "../trpc/trpc.ts";
import * as contract from "./contract.ts";
import { createCustomer } from "./create-customer.ts";
import { getCustomer, listCustomers } from "./read-customers.ts";

export const customerRouter = trpc.router({
  create: procedure(contract.createCustomer).mutation(createCustomer),
  get: procedure(contract.getCustomer).query(getCustomer),
  list: procedure(contract.listCustomers).query(listCustomers),
});
