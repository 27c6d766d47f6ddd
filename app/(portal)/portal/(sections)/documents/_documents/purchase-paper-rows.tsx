import { DateTime } from "#app/_components/date-time.tsx";
import { Money } from "#app/_components/money.tsx";
import type { Offering } from "#server/domain/primary/offering/contract.ts";
import type { OfferingPurchaseIntent } from "#server/domain/primary/purchase-intent/contract.ts";
import { PaperRows } from "./paper-rows.tsx";

interface PurchasePaperRowsProps {
  readonly purchases: readonly OfferingPurchaseIntent[];
  readonly offerings: ReadonlyMap<string, Offering>;
}

/** The agreement of each purchase, and its contract note once it is completed. */
export function PurchasePaperRows({ purchases, offerings }: PurchasePaperRowsProps) {
  return (
    <PaperRows
      title="Purchases"
      none="You have bought nothing yet."
      rows={purchases.map(({ offeringPurchaseIntentId: id, offeringId, payment, createdAt }) => {
        const title = offerings.get(offeringId)?.title ?? "Purchase";
        const href = `/api/offering-purchase-intent/${encodeURIComponent(id)}`;
        const about = `of ${title} (PDF)`;
        return {
          id,
          title,
          note: (
            <>
              <Money amount={payment.purchaseAmount} currency={payment.currency} />,{" "}
              <DateTime value={createdAt} />
            </>
          ),
          papers: [
            { href: `${href}/agreement`, label: "Agreement", about },
            ...(payment.purchaseStatus === "COMPLETED"
              ? [{ href: `${href}/contract-note`, label: "Contract note", about }]
              : []),
          ],
        };
      })}
    />
  );
}
