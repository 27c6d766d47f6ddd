"use client";

import { SegmentedControl } from "@mantine/core";
import { useState } from "react";
import { Facts } from "#app/_offering/facts.tsx";
import { FundingSummary } from "#app/_offering/funding-summary.tsx";
import { OfferingCard } from "#app/_offering/offering-card.tsx";
import { OfferingHead } from "#app/_offering/offering-head.tsx";
import { Prose } from "#app/_offering/prose.tsx";
import type { Offering } from "#server/domain/primary/offering/contract.ts";
import classes from "./preview.module.css";

type View = "card" | "page";

const views: { value: View; label: string }[] = [
  { value: "card", label: "Card" },
  { value: "page", label: "Page" },
];

/** How the offering will look to buyers: the market's own parts, to look at and not to touch. */
export function Preview({ offering }: { offering: Offering }) {
  const [view, setView] = useState<View>("card");
  return (
    <aside className={classes.preview} aria-label="Preview">
      <div className={classes.head}>
        <h2 className={classes.title}>Preview</h2>
        <SegmentedControl
          size="xs"
          aria-label="What to preview"
          data={views}
          value={view}
          onChange={(value) => setView(value as View)}
        />
      </div>
      <div className={classes.view} inert>
        {view === "card" ? (
          <OfferingCard offering={offering} />
        ) : (
          <div className={classes.page}>
            <OfferingHead offering={offering} />
            <FundingSummary offering={offering} />
            <Prose title="About this offering" text={offering.description} />
            <Facts offering={offering} />
          </div>
        )}
      </div>
    </aside>
  );
}
