"use client";

import { IconCircleCheck, IconCircleDashed, IconWallet } from "@tabler/icons-react";
import { Address } from "#app/_components/address.tsx";
import { TokenAmount } from "#app/_components/token-amount.tsx";
import type { Customer } from "#server/domain/investors/customer/contract.ts";
import { ProveWallet } from "./prove-wallet.tsx";
import classes from "./wallet-list.module.css";

interface WalletListProps {
  customer: Pick<Customer, "id" | "wallets" | "holdings">;
  /** What the customer is once another wallet is proven. */
  onProven: (customer: Customer) => void;
}

/** A customer's wallets: what is in them, and whether they are proven to be the customer's. */
export function WalletList({ customer: { id, wallets, holdings }, onProven }: WalletListProps) {
  return (
    <ul className={classes.wallets}>
      {wallets.map(({ address, isProven }) => {
        const held = holdings.filter(({ walletAddress }) => walletAddress === address);
        const Icon = isProven ? IconCircleCheck : IconCircleDashed;
        return (
          <li key={address} className={classes.wallet}>
            <IconWallet size={20} stroke={1.5} className={classes.icon} aria-hidden />
            <span className={classes.what}>
              <Address address={address} />
              <span className={classes.held}>
                {held.length === 0 && "Empty"}
                {held.map(({ tokenId, total, symbol }) => (
                  <TokenAmount key={tokenId} amount={total} symbol={symbol} />
                ))}
              </span>
            </span>
            <span className={classes.state} data-proven={isProven}>
              <Icon size={16} stroke={2} aria-hidden />
              {isProven ? "Proven" : "Not proven"}
            </span>
            {!isProven && <ProveWallet customerId={id} address={address} onProven={onProven} />}
          </li>
        );
      })}
    </ul>
  );
}
