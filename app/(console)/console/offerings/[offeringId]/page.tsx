import Link from "next/link";
import { Address } from "#app/_components/address.tsx";
import { DateTime } from "#app/_components/date-time.tsx";
import { FactRows } from "#app/_components/fact-rows.tsx";
import { DataTable } from "#app/_components/list/data-table.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { Timeline } from "#app/_components/timeline.tsx";
import { orNotFound } from "#app/_data/or-not-found.ts";
import { FundingSummary } from "#app/_offering/funding-summary.tsx";
import { OfferingImage } from "#app/_offering/offering-image.tsx";
import { paragraphs, price } from "#app/_offering/wording.ts";
import { trpc } from "#app/_trpc/server.ts";
import { eligibilityFacts } from "#app/_words/eligibility.ts";
import { formatMoney } from "#app/_words/format.ts";
import { Allowed } from "#app/(console)/_components/allowed.tsx";
import { OverTime } from "#app/(console)/_components/charts/over-time.tsx";
import columns from "#app/(console)/_components/columns.module.css";
import { issuerPage } from "#app/(console)/_components/issuer-page.tsx";
import { MetadataPanel } from "#app/(console)/_components/metadata-panel.tsx";
import { readOffering } from "#app/(console)/_data/records.ts";
import {
  purchaseColumnsOfOffering,
  purchaseHref,
  purchaseKey,
} from "#app/(console)/console/purchases/columns.tsx";
import { type Currency, currencies } from "#db/schema/enums.ts";
import type { Funding } from "#server/feed/dashboard/contract.ts";
import { BeforePublishing } from "./_life/before-publishing.tsx";
import { lifeEvents } from "./_life/life-events.ts";
import classes from "./page.module.css";

/** How many of the newest purchases the overview shows. */
const NEWEST = 5;

export default issuerPage<{ offeringId: string }>(async ({ params }) => {
  const { offeringId } = await params;
  const offering = await orNotFound(readOffering(offeringId));
  const [{ data: newest }, { days }] = await Promise.all([
    trpc.offeringPurchaseIntent.list({ offeringId, limit: NEWEST }),
    trpc.dashboard.funding({ offeringId }),
  ]);
  const { fundingLimits: limits, offeringPeriod: period, currency, token } = offering;
  const hasEnded = offering.closedAt !== undefined;
  const money = (amount: number) => formatMoney(amount, currency, { short: true });
  return (
    <div className={columns.stack}>
      {offering.state === "DRAFT" && (
        <Allowed to="offering:write">
          <BeforePublishing offering={offering} />
        </Allowed>
      )}
      <Panel title={hasEnded ? "Raised" : "Raised so far"}>
        <FundingSummary offering={offering} />
      </Panel>
      <OverTime days={days} currencies={currenciesOf(offering.currency, days)} />
      <div className={columns.halves}>
        <Panel title="Terms">
          <FactRows
            facts={[
              { term: "Price per token", value: price(offering) },
              { term: "Opens", value: <DateTime value={period.startDate} detail="dateTime" /> },
              { term: "Ends", value: <DateTime value={period.endDate} detail="dateTime" /> },
              { term: "Minimum", value: money(limits.minPayableAmount), note: "per purchase" },
              { term: "Maximum", value: money(limits.maxPayableAmount), note: "per customer, in all" },
              { term: "Soft cap", value: limits.softCap > 0 ? money(limits.softCap) : "None" },
              { term: "Hard cap", value: money(limits.hardCap) },
            ]}
          />
        </Panel>
        <Panel title="About">
          <FactRows
            facts={[
              { term: "Participants", value: offering.participants },
              {
                term: "Token",
                value: (
                  <Link href={`/console/tokens/${encodeURIComponent(offering.tokenId)}`}>
                    {token.name} ({token.symbol})
                  </Link>
                ),
                note: token.isPaused ? "transfers are paused" : undefined,
              },
              { term: "Contract", value: <Address address={token.address} label="contract address" /> },
              { term: "Type", value: offering.type || "None" },
              { term: "Subdomain", value: offering.subdomain },
              { term: "Created", value: <DateTime value={offering.createdAt} detail="dateTime" /> },
              { term: "Last changed", value: <DateTime value={offering.updatedAt} detail="dateTime" /> },
            ]}
          />
        </Panel>
      </div>
      <div className={columns.halves}>
        <Panel title="Eligibility" description={hasEnded ? "Who could buy." : "Who may buy from now on."}>
          <FactRows facts={eligibilityFacts(offering)} />
        </Panel>
        <Panel title="Life cycle">
          <Timeline steps={await lifeEvents(offering)} />
        </Panel>
      </div>
      <Panel
        title="Newest purchases"
        isFlush={newest.length > 0}
        aside={
          newest.length > 0 && <Link href={`/console/offerings/${offeringId}/purchases`}>All purchases</Link>
        }
      >
        {newest.length > 0 ? (
          <DataTable
            caption="Newest purchases"
            columns={purchaseColumnsOfOffering}
            rows={newest}
            rowKey={purchaseKey}
            rowHref={purchaseHref}
          />
        ) : (
          <p className={classes.none}>Nobody has bought yet.</p>
        )}
      </Panel>
      <Panel title="Story">
        <div className={classes.story}>
          <div className={classes.picture}>
            <OfferingImage offering={offering} sizes="32rem" />
          </div>
          <div className={classes.text}>
            {paragraphs(offering.description ?? "").map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {!offering.description && <p className={classes.none}>There is no description yet.</p>}
          </div>
        </div>
      </Panel>
      <MetadataPanel of="offering" metadata={offering.metadata} />
    </div>
  );
});

/** The currencies that brought something. */
function currenciesOf(currency: Currency | undefined, days: Funding["days"]): Currency[] {
  const offered = currency === undefined ? [...currencies] : [currency];
  return offered.filter((one) => days.some((day) => day[one] > 0));
}
