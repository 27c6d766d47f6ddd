import { Pagination } from "#app/_components/list/pagination.tsx";
import type { SearchParams } from "#app/_data/page-links.ts";
import type { Market } from "#app/(market)/_data/read-market.ts";
import { stages } from "#server/domain/primary/offering/contract.ts";
import { OfferingGrid } from "./offering-grid.tsx";
import { StageSection } from "./stage-section.tsx";

interface OfferingListsProps {
  shown: Market;
  /** The page they stand on, and what its address asks for. */
  path: string;
  params: SearchParams;
  /** Whether they stand at the top of the page. */
  isFirst?: boolean;
}

/** Offerings stage by stage, those that can be bought first; or as the one list that was asked for. */
export function OfferingLists({ shown, path, params, isFirst = false }: OfferingListsProps) {
  if (shown.list !== undefined) {
    return (
      <>
        <OfferingGrid offerings={shown.list.data} isFirst />
        <Pagination path={path} params={params} nextCursor={shown.list.nextCursor} label="Offerings" />
      </>
    );
  }
  return stages.map((stage) => (
    <StageSection
      key={stage}
      stage={stage}
      list={shown.stages[stage]}
      path={path}
      params={params}
      isFirst={isFirst && stage === "OPEN"}
    />
  ));
}
