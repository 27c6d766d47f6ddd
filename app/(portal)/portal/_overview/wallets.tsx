import { IconWallet } from "@tabler/icons-react";
import { Address } from "#app/_components/address.tsx";
import { TokenAmount } from "#app/_components/token-amount.tsx";
import { Panel } from "#app/(portal)/_components/panel.tsx";
import type { Customer } from "#server/customer/contract.ts";
import classes from "./overview.module.css";

/** The customer's wallets, and what is in them. */
export function Wallets({ customer: { wallets, holdings } }: { customer: Customer }) {
  return (
    <Panel title={wallets.length === 1 ? "Your wallet" : "Your wallets"}>
      <ul className={classes.wallets}>
        {wallets.map(({ address }) => {
          const held = holdings.filter(({ walletAddress }) => walletAddress === address);
          return (
            <li key={address}>
              <IconWallet size={20} stroke={1.5} aria-hidden />
              <Address address={address} />
              <span className={classes.held}>
                {held.length === 0 && "Empty"}
                {held.map(({ tokenId, total, symbol }) => (
                  <TokenAmount key={tokenId} amount={total} symbol={symbol} />
                ))}
              </span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
