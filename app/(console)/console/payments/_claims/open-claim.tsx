import { IconAlertTriangle } from "@tabler/icons-react";
import Link from "next/link";
import { DateTime } from "#app/_components/date-time.tsx";
import { StatusBadge } from "#app/_components/status-badge.tsx";
import { formatMoney } from "#app/_words/format.ts";
import { providerNames, wordsOfReason } from "#app/(console)/_words/payments.ts";
import classes from "#app/(console)/console/payments/_queue/queue-entry.module.css";
import type { Payment } from "#server/domain/payments/payment/contract.ts";
import { CloseClaim } from "./close-claim.tsx";

interface OpenClaimProps {
  readonly payment: Payment;
  readonly mayDecide: boolean;
}

/** A charge-back that left the issuer out of money: how much, why, and what can be done about it. */
export function OpenClaim({ payment, mayDecide }: OpenClaimProps) {
  const { paymentId, provider, currency, chargeBack, customerName, payerName } = payment;
  if (chargeBack?.openClaim === undefined) return null;
  const money = formatMoney(chargeBack.openClaim, currency);
  return (
    <article className={classes.entry}>
      <div className={classes.head}>
        <h2 className={classes.amount}>{money}</h2>
        <span className={classes.problem}>
          <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
          Charged back
        </span>
        <StatusBadge kind="chargeBackStatus" value={chargeBack.status} />
        <span className={classes.date}>
          <DateTime value={chargeBack.chargedBackAt} />
        </span>
      </div>
      <p className={classes.from}>
        By <strong>{customerName ?? payerName ?? "whoever paid"}</strong>
        {`, ${providerNames[provider]}: ${wordsOfReason(chargeBack.reason)}`}
      </p>
      <p className={classes.meaning}>
        {payment.refundedAmount >= payment.amount
          ? "The money had gone back to the payer before. "
          : "The tokens were delivered and stay where they are. "}
        {chargeBack.status === "OPEN" && "Contest it at the provider; if you win, this ends by itself. "}
        Otherwise have it paid another way, take the tokens back in the register, or write it off.{" "}
        {payment.offeringPurchaseIntentId !== undefined && (
          <Link href={`/console/purchases/${payment.offeringPurchaseIntentId}#payments`}>
            See the purchase
          </Link>
        )}
      </p>
      {mayDecide && <CloseClaim paymentId={paymentId} money={money} />}
    </article>
  );
}
