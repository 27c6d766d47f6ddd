import { blockCustomer } from "../customer-care/block-customer.ts";
import * as care from "../customer-care/contract.ts";
import { unblockCustomer } from "../customer-care/unblock-customer.ts";
import { updateCustomer } from "../customer-care/update-customer.ts";
import { procedure } from "../trpc/procedure.ts";
import { trpc } from "../trpc/trpc.ts";
import * as contract from "./contract.ts";
import { createCustomer } from "./create-customer.ts";
import { getCustomer, listCustomers } from "./read-customers.ts";

export const customerRouter = trpc.router({
  create: procedure(contract.createCustomer).mutation(createCustomer),
  get: procedure(contract.getCustomer).query(getCustomer),
  list: procedure(contract.listCustomers).query(listCustomers),
  update: procedure(care.updateCustomer).mutation(updateCustomer),
  block: procedure(care.blockCustomer).mutation(blockCustomer),
  unblock: procedure(care.unblockCustomer).mutation(unblockCustomer),
});
