import { IconFileTypePdf } from "@tabler/icons-react";
import { buttonClass } from "#app/_components/button-class.ts";
import { trpc } from "#app/_trpc/server.ts";
import { formatDate } from "#app/_words/format.ts";
import { PaperList } from "./paper-list.tsx";
import classes from "./purchase-papers.module.css";

/** What there is on paper about a purchase: its agreement, and the documents that were accepted with it. */
export async function PurchasePapers({ offeringPurchaseIntentId }: { offeringPurchaseIntentId: string }) {
  const { data: accepted } = await trpc.offeringDocument.acceptances({ offeringPurchaseIntentId });
  return (
    <div className={classes.papers}>
      {accepted.length > 0 ? (
        <PaperList
          papers={accepted}
          note={({ acceptedAt }) => `Accepted on ${formatDate(acceptedAt, "dateTime")}`}
        />
      ) : (
        <p className={classes.none}>No documents were accepted with this purchase.</p>
      )}
      <a
        className={buttonClass("outline")}
        href={`/api/offering-purchase-intent/${encodeURIComponent(offeringPurchaseIntentId)}/agreement`}
        target="_blank"
        rel="noreferrer"
      >
        <IconFileTypePdf size={18} stroke={1.75} aria-hidden />
        Subscription agreement
        <span className="visually-hidden"> (PDF, opens in a new window)</span>
      </a>
    </div>
  );
}
