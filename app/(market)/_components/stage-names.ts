import type { Stage } from "#server/domain/primary/offering/contract.ts";

/** What the stages of the market are called. */
export const stageNames: Record<Stage, string> = {
  OPEN: "Open",
  UPCOMING: "Upcoming",
  CLOSED: "Funded and ended",
};
