import type { LedgerEntry } from "#server/domain/register/register/contract.ts";

/** An entry that is shown, with the steps of the same cause that are folded into it. */
export interface FoldedEntry extends LedgerEntry {
  /** How many steps within what is unissued it stands for, besides itself. */
  readonly steps: number;
  /** Who bought what it is set aside for. */
  readonly buyer?: string | undefined;
}

/** Whether tokens moved without reaching or leaving a wallet: they were set aside, or no longer. */
function isStep({ from, to }: LedgerEntry): boolean {
  return from.kind === "UNISSUED" && to.kind === "UNISSUED";
}

/**
 * The entries of a page with the steps within what is unissued folded: into the entry of the same cause where the page
 * has one, else into one line for all that follow each other.
 */
export function foldSteps(entries: readonly LedgerEntry[]): FoldedEntry[] {
  const moved = new Set(entries.filter((entry) => !isStep(entry)).map(({ reference }) => reference));
  const folded = new Map<string, number>();
  const shown: FoldedEntry[] = [];
  for (const entry of entries) {
    const last = shown.at(-1);
    if (isStep(entry) && entry.reference !== undefined && moved.has(entry.reference)) {
      folded.set(entry.reference, (folded.get(entry.reference) ?? 0) + 1);
    } else if (isStep(entry) && last && isStep(last)) {
      shown[shown.length - 1] = { ...last, steps: last.steps + 1 };
    } else {
      shown.push({ ...entry, steps: 0 });
    }
  }
  return shown.map((entry) => {
    const steps = isStep(entry) ? 0 : (folded.get(entry.reference ?? "") ?? 0);
    folded.delete(isStep(entry) ? "" : (entry.reference ?? ""));
    return { ...entry, steps: entry.steps + steps };
  });
}
