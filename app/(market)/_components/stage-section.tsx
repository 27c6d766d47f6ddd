import Link from "next/link";
import { hrefWith, type SearchParams } from "#app/_data/page-links.ts";
import type { Offering, Stage } from "#server/domain/primary/offering/contract.ts";
import { OfferingGrid } from "./offering-grid.tsx";
import { stageNames } from "./stage-names.ts";
import classes from "./stage-section.module.css";

interface StageSectionProps {
  stage: Stage;
  list: { readonly data: readonly Offering[]; readonly hasMore: boolean };
  path: string;
  params: SearchParams;
  isFirst: boolean;
}

/** The offerings of one stage, and the way to all of them. */
export function StageSection({ stage, list, path, params, isFirst }: StageSectionProps) {
  if (list.data.length === 0) return null;
  const id = `stage-${stage.toLowerCase()}`;
  return (
    <section aria-labelledby={id} className={classes.section}>
      <div className={classes.head}>
        <h3 id={id}>{stageNames[stage]}</h3>
        {list.hasMore && (
          <Link href={hrefWith(path, params, { stage })} prefetch={false}>
            See all<span className="visually-hidden"> of {stageNames[stage]}</span>
          </Link>
        )}
      </div>
      <OfferingGrid offerings={list.data} isFirst={isFirst} />
    </section>
  );
}
