import { useEffect, useRef, useState } from "react";
import { buttonClass } from "#app/_components/button-class.ts";
import wizard from "#app/_components/form/wizard.module.css";
import { Notice } from "#app/_components/notice.tsx";
import { WalletList } from "#app/(portal)/_components/wallet-list.tsx";
import type { Customer } from "#server/domain/investors/customer/contract.ts";

/** Where a new customer goes on. */
export interface Destination {
  readonly href: string;
  readonly label: string;
}

interface WelcomeProps {
  customer: Customer;
  issuer: string;
  next: Destination;
}

/** What a new customer sees whose browser has a wallet: it can be proven right away. */
export function Welcome({ customer, issuer, next }: WelcomeProps) {
  const [current, setCurrent] = useState(customer);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const isDone = current.wallets.every(({ isProven }) => isProven);
  return (
    <div className={wizard.wizard}>
      <h2 ref={title} tabIndex={-1} className={wizard.title}>
        Welcome, you are a customer of {issuer}
      </h2>
      {isDone ? (
        <Notice tone="positive" title="All set" role="status">
          {current.wallets.length === 1 ? "The wallet is" : "The wallets are"} proven to be yours.
        </Notice>
      ) : (
        <p className={wizard.hint}>
          Prove that {current.wallets.length === 1 ? "the wallet is" : "the wallets are"} yours, now or later:
          tokens you buy are delivered once it is done. It is a signature, which moves and costs nothing.
        </p>
      )}
      <WalletList customer={current} onProven={setCurrent} />
      <div className={wizard.buttons}>
        {/* Read anew: from here on the browser acts as the customer. */}
        <a className={`${buttonClass(isDone ? "filled" : "outline")} ${wizard.forward}`} href={next.href}>
          {next.label}
        </a>
      </div>
    </div>
  );
}
