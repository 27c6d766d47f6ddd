import Link from "next/link";
import { hrefWith, type SearchParams } from "#app/_data/page-links.ts";
import { type Stage, stages } from "#server/domain/primary/offering/contract.ts";
import classes from "./stage-chips.module.css";
import { stageNames } from "./stage-names.ts";

interface StageChipsProps {
  params: SearchParams;
  chosen: Stage | undefined;
}

/** Which offerings to see, by where they stand; each chip is a link that keeps the other filters. */
export function StageChips({ params, chosen }: StageChipsProps) {
  const to = (stage: Stage | undefined) =>
    hrefWith("/", params, { stage, availability: undefined, cursor: undefined, trail: undefined });
  const chips = [
    { stage: undefined, label: "All" },
    ...stages.map((stage) => ({ stage, label: stageNames[stage] })),
  ];
  return (
    <nav aria-label="Stage">
      <ul className={classes.chips}>
        {chips.map(({ stage, label }) => (
          <li key={label}>
            <Link
              href={to(stage)}
              prefetch={false}
              scroll={false}
              aria-current={stage === chosen ? "true" : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
