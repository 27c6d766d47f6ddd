import { Decimal } from "decimal.js";
import type { Customer } from "#server/customer/contract.ts";

/** What all wallets of a customer hold of the token in question, as decimal texts. */
export function balanceOf({ wallets }: Pick<Customer, "wallets">) {
  const sum = (amounts: readonly string[]) =>
    amounts.reduce((total, amount) => total.plus(amount), new Decimal(0)).toFixed();
  return {
    available: sum(wallets.map(({ balances }) => balances.available.amount)),
    frozen: sum(wallets.map(({ balances }) => balances.frozen.amount)),
    total: sum(wallets.map(({ balances }) => balances.total)),
  };
}
