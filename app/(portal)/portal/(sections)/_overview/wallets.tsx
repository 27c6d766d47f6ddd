"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Panel } from "#app/_components/panel.tsx";
import { AddWallet } from "#app/(portal)/_components/add-wallet.tsx";
import { WalletList } from "#app/(portal)/_components/wallet-list.tsx";
import type { Customer } from "#server/domain/investors/customer/contract.ts";
import classes from "./overview.module.css";

/** The customer's wallets: what is in them, and the ways to add and to prove some. */
export function Wallets({ customer: read }: { customer: Pick<Customer, "id" | "wallets" | "holdings"> }) {
  const router = useRouter();
  // What was just added or proven shows at once; the rest of the page follows.
  const [customer, setCustomer] = useState(read);
  const onChanged = (changed: Customer) => {
    setCustomer(changed);
    router.refresh();
  };
  const isProven = customer.wallets.every((wallet) => wallet.isProven);
  return (
    <Panel
      title={customer.wallets.length === 1 ? "Your wallet" : "Your wallets"}
      aside={<AddWallet customer={customer} onAdded={onChanged} />}
    >
      {!isProven && (
        <p className={classes.hint}>
          Tokens are delivered to wallets that are proven to be yours. Once you have proven one, nobody else
          can name it.
        </p>
      )}
      <WalletList customer={customer} onProven={onChanged} />
    </Panel>
  );
}
