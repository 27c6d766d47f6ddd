import {
  IconBuildingBank,
  IconChevronRight,
  IconIdBadge2,
  IconSearch,
  IconSignature,
  IconTag,
} from "@tabler/icons-react";
import Link from "next/link";
import type { ComponentType, ReactNode } from "react";
import { DateTime } from "#app/_components/date-time.tsx";
import { Money } from "#app/_components/money.tsx";
import { Panel } from "#app/_components/panel.tsx";
import type { DuePurchase } from "#app/(portal)/_data/overview.ts";
import type { Customer } from "#server/domain/investors/customer/contract.ts";
import type { Offering } from "#server/domain/primary/offering/contract.ts";
import classes from "./overview.module.css";

/** How many payments are named one by one. */
const NAMED = 3;

interface NextStepsProps {
  customer: Customer;
  /** Purchases to pay, the first to expire first. */
  due: readonly DuePurchase[];
  offerings: ReadonlyMap<string, Offering>;
  issuer: string;
  /** Whether any tokens are free to be sold. */
  canSell: boolean;
}

/** What the customer could do now, the most urgent first. */
export function NextSteps({ customer, due, offerings, issuer, canSell }: NextStepsProps) {
  const { currentlyDue, lastError } = customer.verification;
  const missing = currentlyDue.length;
  const unproven = customer.wallets.filter(({ isProven }) => !isProven).length;
  return (
    <Panel title="Next steps">
      <ul className={classes.steps}>
        {due.slice(0, NAMED).map(({ offeringPurchaseIntentId: id, offeringId, toPay, expiresAt }) => (
          <NextStep
            key={id}
            icon={IconBuildingBank}
            href={`/portal/purchases/${id}`}
            title={
              <>
                Pay <Money amount={toPay.amount} currency={toPay.currency} /> for{" "}
                {offerings.get(offeringId)?.title}
              </>
            }
          >
            Reserved until <DateTime value={expiresAt} detail="dateTime" />
          </NextStep>
        ))}
        {missing > 0 && (
          <NextStep icon={IconIdBadge2} href="/portal/verification" title="Complete your details">
            {missing === 1 ? "One detail is" : `${missing} details are`} missing. Add{" "}
            {missing === 1 ? "it" : "them"}, and your identity check starts.
          </NextStep>
        )}
        {missing === 0 && lastError && customer.verificationStatus === "INCOMPLETE" && (
          <NextStep icon={IconIdBadge2} href="/portal/verification" title="Your identity check was refused">
            {lastError.reason} Submit again, and {issuer} checks again.
          </NextStep>
        )}
        {unproven > 0 && (
          <NextStep
            icon={IconSignature}
            href="#wallets"
            title={unproven === 1 ? "Prove your wallet" : "Prove your wallets"}
          >
            Sign a message, which costs nothing: tokens go to wallets that are proven to be yours.
          </NextStep>
        )}
        <NextStep icon={IconSearch} href="/" title="Find an offering">
          Compare what is open now: price, limits, and what is left.
        </NextStep>
        <NextStep
          icon={IconTag}
          href={canSell ? "/portal/board/new?intention=SELL" : "/portal/board/offers?intention=SELL"}
          title={canSell ? "Sell some of your tokens" : "See what other customers sell"}
        >
          {canSell
            ? "Post an offer on the bulletin board; you name the price."
            : "The bulletin board shows every open offer."}
        </NextStep>
      </ul>
    </Panel>
  );
}

interface NextStepProps {
  icon: ComponentType<{ size?: number; stroke?: number; "aria-hidden"?: boolean }>;
  href: string;
  title: ReactNode;
  children: ReactNode;
}

function NextStep({ icon: Icon, href, title, children }: NextStepProps) {
  return (
    <li>
      <Link href={href} className={classes.nextStep}>
        <span className={classes.icon}>
          <Icon size={20} stroke={1.75} aria-hidden />
        </span>
        <span className={classes.nextText}>
          <strong>{title}</strong>
          <span>{children}</span>
        </span>
        <IconChevronRight size={18} stroke={1.75} aria-hidden />
      </Link>
    </li>
  );
}
