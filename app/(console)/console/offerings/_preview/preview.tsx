"use client";

import { SegmentedControl } from "@mantine/core";
import { useState } from "react";
import { Facts } from "#app/_offering/facts.tsx";
import { OfferingCard } from "#app/_offering/offering-card.tsx";
import { OfferingHead } from "#app/_offering/offering-head.tsx";
import { sectionsOf } from "#app/_offering/story/sections.ts";
import { StorySections } from "#app/_offering/story/story-sections.tsx";
import type { Offering } from "#server/domain/primary/offering/contract.ts";
import classes from "./preview.module.css";

type View = "card" | "page";

const views: { value: View; label: string }[] = [
  { value: "card", label: "Card" },
  { value: "page", label: "Page" },
];

interface PreviewProps {
  offering: Offering;
  /** What is shown at first. */
  first?: View;
}

/** How the offering will look to buyers: the market's own parts, to look at and not to touch. */
export function Preview({ offering, first = "card" }: PreviewProps) {
  const [view, setView] = useState<View>(first);
  const story = sectionsOf(offering);
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
            <StorySections sections={[...story.before, ...story.after]} currency={offering.currency} />
            <Facts offering={offering} />
          </div>
        )}
      </div>
    </aside>
  );
}
