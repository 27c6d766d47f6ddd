import { hasPlans } from "#app/_offering/card-facts.ts";
import { OfferingCard } from "#app/_offering/offering-card.tsx";
import type { Offering } from "#server/domain/primary/offering/contract.ts";
import classes from "./offering-grid.module.css";

/** How many cards are in sight on a large screen before anybody scrolls. */
const IN_SIGHT = 3;

interface OfferingGridProps {
  offerings: readonly Offering[];
  /** Whether it stands at the top of the page. */
  isFirst?: boolean;
}

/** Offerings side by side. */
export function OfferingGrid({ offerings, isFirst = false }: OfferingGridProps) {
  const withPlans = offerings.some(hasPlans);
  return (
    <ul className={classes.grid}>
      {offerings.map((offering, index) => (
        <li key={offering.offeringId}>
          <OfferingCard
            offering={offering}
            priority={isFirst ? priorityOf(index) : "late"}
            withPlans={withPlans}
          />
        </li>
      ))}
    </ul>
  );
}

function priorityOf(index: number): "first" | "soon" | "late" {
  if (index === 0) return "first";
  return index < IN_SIGHT ? "soon" : "late";
}
