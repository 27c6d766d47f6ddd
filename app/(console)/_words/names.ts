import type { CustomerType, Intention } from "#db/schema/enums.ts";
import type { EmbeddedCustomer } from "#server/domain/investors/customer/contract.ts";
import type { SettlementGate } from "#server/domain/primary/purchase-intent/contract.ts";

/** Kinds of customer, as people say. */
export const customerTypeNames: Record<CustomerType, string> = {
  INDIVIDUAL: "Individual",
  ORGANIZATION: "Organization",
};

/** What a pending purchase waits for, as people say. */
export const gateNames: Record<SettlementGate, string> = {
  PAYMENT: "payment",
  VERIFICATION: "verification",
  SUPPLY: "tokens left to issue",
  WALLET: "wallet proof",
  IDENTITY: "registration of the wallet on the chain",
};

const list = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** What a pending purchase waits for: "Payment, verification and wallet proof". */
export function formatGates(gates: readonly SettlementGate[]): string {
  const names = list.format(gates.map((gate) => gateNames[gate]));
  return names.charAt(0).toUpperCase() + names.slice(1);
}

/** What the maker of an offer does, as in "Ada sells 50 HLH". */
export const intentionVerbs: Record<Intention, string> = { BUY: "buys", SELL: "sells" };

/** What a customer is called: the name, else the username, else the identifier. */
export function displayName(customer: Pick<EmbeddedCustomer, "id" | "name" | "username">): string {
  return customer.name || customer.username || customer.id;
}

/** Choices of a filter or a select from a table of names. */
export function choicesOf<Value extends string>(
  names: Record<Value, string>,
): { value: Value; label: string }[] {
  return (Object.entries(names) as [Value, string][]).map(([value, label]) => ({ value, label }));
}
