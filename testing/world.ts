import type { Role } from "#db/schema/enums.ts";
import type { Customer } from "#server/domain/investors/customer/contract.ts";
import type { Offering } from "#server/domain/primary/offering/contract.ts";
import type { Person } from "#server/kernel/context.ts";
import type { Suite, TestCaller } from "./testing.ts";

/** An organization with what calls act on. */
export interface World {
  readonly suite: Suite;
  readonly organizationId: string;
  /** A token the customer holds some of. */
  readonly tokenId: string;
  /** An offering that is open. */
  readonly offering: Offering;
  readonly customer: Customer;
  readonly otherCustomer: Customer;
  /** Somebody who signed in: a member, and the customer too. */
  readonly person: Person;
  /** Somebody else who signed in. */
  newPerson(as?: PersonKind): Promise<Person>;
}

/** What somebody is to an organization. */
export interface PersonKind {
  readonly role?: Role;
  /** The customer they sign in as. */
  readonly customerId?: string;
}

/** How a procedure is called so that it succeeds for whoever may. Each `prepare` makes fresh what a call uses up. */
export interface TestCall<P = unknown> {
  readonly prepare: (world: World) => Promise<P>;
  readonly call: (caller: TestCaller, world: World, prepared: P) => Promise<unknown>;
}

/** A call that uses nothing up. */
export function plain(call: (caller: TestCaller, world: World) => Promise<unknown>): TestCall {
  return { prepare: async () => undefined, call };
}

/** A call that uses up what is prepared for it. */
export function using<P>(
  prepare: TestCall<P>["prepare"],
  call: (caller: TestCaller, world: World, prepared: P) => Promise<unknown>,
): TestCall {
  return { prepare, call: (caller, world, prepared) => call(caller, world, prepared as P) };
}
