import { expect, it } from "vitest";
import type { Customer } from "#server/customer/contract.ts";
import { balanceOf } from "./balances.ts";

const wallet = (available: string, frozen: string, total: string): Customer["wallets"][number] => ({
  address: "0x8617E340B3D01FA5F11F306F4090FD50E238070D",
  object: "wallet",
  isProven: false,
  balances: {
    token: "0x52908400098527886E0F7030069857D2E4169EE7",
    available: { amount: available },
    frozen: { amount: frozen },
    total,
  },
});

it("adds up a customer's wallets exactly", () => {
  const wallets = [wallet("0.1", "0", "0.1"), wallet("0.2", "1.000000000000000001", "1.200000000000000001")];
  expect(balanceOf({ wallets })).toEqual({
    available: "0.3",
    frozen: "1.000000000000000001",
    total: "1.300000000000000001",
  });
  expect(balanceOf({ wallets: [] })).toEqual({ available: "0", frozen: "0", total: "0" });
});
