import { block, customerInput, keepDocument, makeCandidate, makeCustomer } from "./factories.ts";
import { unique } from "./testing.ts";
import { plain, type TestCall, using, type World } from "./world.ts";

/** How procedures are called that look after a customer: the world's own, where it may do it for itself. */
export const customerCalls: Readonly<Record<string, TestCall>> = {
  "customer.createBulk": plain((caller) => caller.customer.createBulk({ customers: [customerInput()] })),
  "customer.update": plain((caller, { customer }) =>
    caller.customer.update({ customerId: customer.id, username: unique("ada") }),
  ),
  "customer.block": using(stranger, (caller, _, customerId) =>
    caller.customer.block({ customerId, reason: "A test" }),
  ),
  "customer.unblock": using(
    async (world) => {
      const customerId = await stranger(world);
      await block(world.suite, customerId);
      return customerId;
    },
    (caller, _, customerId) => caller.customer.unblock({ customerId, reason: "A test" }),
  ),
  "verification.submit": using(
    async ({ suite, customer }) => {
      await makeCandidate(suite, customer.id, "INCOMPLETE");
      return customer.id;
    },
    (caller, _, customerId) => caller.verification.submit({ customerId }),
  ),
  "verification.assign": using(candidate, (caller, { person }, customerId) =>
    caller.verification.assign({ customerId, assigneeId: person.userId }),
  ),
  "verification.approve": using(candidate, (caller, _, customerId) =>
    caller.verification.approve({ customerId }),
  ),
  "verification.reject": using(candidate, (caller, _, customerId) =>
    caller.verification.reject({ customerId, reason: "A test" }),
  ),
  "verification.list": plain((caller, { customer }) => caller.verification.list({ customerId: customer.id })),
  "verification.document.list": plain((caller, { customer }) =>
    caller.verification.document.list({ customerId: customer.id }),
  ),
  "verification.document.delete": using(
    async ({ suite, customer }) => {
      await makeCandidate(suite, customer.id, "INCOMPLETE");
      return keepDocument(suite, customer.id);
    },
    (caller, { customer }, verificationDocumentId) =>
      caller.verification.document.delete({ customerId: customer.id, verificationDocumentId }),
  ),
};

/** A customer that none of the world's people are: what is done to it stays out of other calls' way. */
async function stranger({ suite }: World): Promise<string> {
  return (await makeCustomer(suite)).id;
}

/** One that waits for its check to be decided. */
async function candidate(world: World): Promise<string> {
  const customerId = await stranger(world);
  await makeCandidate(world.suite, customerId, "IN_PROGRESS");
  return customerId;
}
