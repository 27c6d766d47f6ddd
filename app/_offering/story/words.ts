import type { Block, BlockType, Highlight, Rank } from "#server/domain/primary/offering-story/contract.ts";

/** How a block is headed where its issuer says nothing else. */
export const blockTitles: Record<BlockType, string> = {
  TEXT: "About this offering",
  HIGHLIGHTS: "Highlights",
  GALLERY: "Pictures",
  USE_OF_FUNDS: "Use of funds",
  TEAM: "Team",
  LOCATION: "Location",
  TIMELINE: "Timeline",
  QUESTIONS: "Questions and answers",
  RISKS: "Risks",
  DOCUMENTS: "Documents",
};

/** The heading of a block. */
export function titleOf({ type, title }: Pick<Block, "type" | "title">): string {
  return title ?? blockTitles[type];
}

/** Who is served before whom. */
export const rankNames: Record<Rank, string> = {
  SENIOR: "Senior",
  MEZZANINE: "Mezzanine",
  SUBORDINATED: "Subordinated",
  EQUITY: "Equity",
};

/** A highlight as a label and a value: "Planned yield", "4.1% a year". */
export function highlightWords(item: Highlight): { readonly label: string; readonly value: string } {
  switch (item.kind) {
    case "YIELD":
      return { label: "Planned yield", value: `${item.percent}% a year` };
    case "TERM":
      return { label: "Term", value: formatTerm(item.months) };
    case "RANK":
      return { label: "Rank", value: rankNames[item.rank] };
    case "OTHER":
      return { label: item.label, value: item.value };
  }
}

/** A number of months: "18 months", "12 years". */
export function formatTerm(months: number): string {
  const [count, unit] = months % 12 === 0 ? [months / 12, "year"] : [months, "month"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

/** The part of an address that leads to a section: "Use of funds" → "use-of-funds-4". */
export function anchorOf(title: string, index: number): string {
  const words = title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  return `${words === "" ? "section" : words}-${index + 1}`;
}
