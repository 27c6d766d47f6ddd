import Link from "next/link";
import { formatDate, formatMoney } from "#app/_words/format.ts";
import { Allowed } from "#app/(console)/_components/allowed.tsx";
import type { Offering } from "#server/domain/primary/offering/contract.ts";
import { isEditable } from "./editable.ts";
import classes from "./life.module.css";
import { LifeActions } from "./life-actions.tsx";
import { StateNotice } from "./state-notice.tsx";

interface LifeBarProps {
  readonly offering: Offering;
  /** The offering's own site. */
  readonly site: string;
}

/** Where an offering stands in its life, and what can be done about it. */
export function LifeBar({ offering, site }: LifeBarProps) {
  const { title, text, tone, isPaidBack = false } = lifeSummary(offering, site);
  const { offeringId, state, availability, offeringPeriod } = offering;
  return (
    <div className={classes.bar}>
      <StateNotice state={state} title={title} tone={tone}>
        <span>{text}</span>
        {isPaidBack && <Link href="/console/payments/refunds">See the refunds</Link>}
      </StateNotice>
      {isEditable(offering) && (
        <Allowed to="offering:write">
          <LifeActions
            offering={{ offeringId, state, availability, offeringPeriod }}
            publishing={whatPublishingDoes(offering, site)}
          />
        </Allowed>
      )}
    </div>
  );
}

interface LifeSummary {
  readonly title: string;
  readonly text: string;
  readonly tone: "info" | "positive" | "warning" | "negative";
  /** Buyers get their money back. */
  readonly isPaidBack?: boolean;
}

function lifeSummary(offering: Offering, site: string): LifeSummary {
  const { state, availability, offeringPeriod: period, closedAt, raisedAtClose = 0, currency } = offering;
  const at = (moment: string) => formatDate(moment, "dateTime");
  const raised = formatMoney(raisedAtClose, currency, { short: true });
  const ended = at(closedAt ?? period.endDate);
  switch (state) {
    case "DRAFT":
      return {
        tone: availability === "ENDED" ? "warning" : "info",
        title: "This is a draft",
        text:
          availability === "ENDED"
            ? "Only your organization sees it. Its end has passed: move it before you publish."
            : `Only your organization sees it. Once it is published, its site is ${site}.`,
      };
    case "PAUSED":
      return {
        tone: "warning",
        title: "Paused",
        text: `Nobody can buy until you resume it. It still closes on ${at(period.endDate)}.`,
      };
    case "CLOSED_SUCCESSFUL":
      return {
        tone: "positive",
        title: "Closed successfully",
        text: `It closed on ${ended} with ${raised} raised. Tokens are delivered to every wallet that is proven.`,
      };
    case "CLOSED_UNSUCCESSFUL":
      return {
        tone: "negative",
        title: "Closed below its soft cap",
        text: `It closed on ${ended} with ${raised} raised. Every payer gets the money back.`,
        isPaidBack: raisedAtClose > 0,
      };
    case "CANCELLED":
      return {
        tone: "negative",
        title: "Cancelled",
        text: `It was cancelled on ${ended}. Whatever was paid goes back to its payers.`,
        isPaidBack: raisedAtClose > 0,
      };
    default:
      if (availability === "UPCOMING") {
        return { tone: "info", title: "Published", text: `Buying begins on ${at(period.startDate)}.` };
      }
      if (availability === "ENDED") {
        return { tone: "info", title: "Its end has come", text: "It is being closed." };
      }
      return {
        tone: "info",
        title: availability === "SOLD_OUT" ? "Sold out" : "Open for buying",
        text: `It closes by itself on ${at(period.endDate)}.`,
      };
  }
}

function whatPublishingDoes({ availability, offeringPeriod }: Offering, site: string): string {
  const visible = `Everybody sees it on the market and at ${site}.`;
  if (availability === "UPCOMING") {
    return `${visible} Buying begins on ${formatDate(offeringPeriod.startDate, "dateTime")}.`;
  }
  if (availability === "ENDED") return "Its end has passed, so it cannot be published; move its end first.";
  return `${visible} Buying begins at once. Price, start, token, currency, limits and lock-up freeze with the first purchase.`;
}
