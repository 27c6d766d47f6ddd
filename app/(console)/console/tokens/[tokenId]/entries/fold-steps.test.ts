import { describe, expect, it } from "vitest";
import type { LedgerEntry } from "#server/domain/register/register/contract.ts";
import { foldSteps } from "./fold-steps.ts";

const unissued = { kind: "UNISSUED", bucket: "AVAILABLE" } as const;
const wallet = { kind: "WALLET", bucket: "AVAILABLE" } as const;
const entry = (ledgerEntryId: string, to: LedgerEntry["to"], reference?: string): LedgerEntry => ({
  ledgerEntryId,
  tokenId: "t",
  reason: "MINT",
  amount: "1",
  from: unissued,
  to,
  ...(reference !== undefined && { reference }),
  createdAt: "2027-03-01T09:00:00.000Z",
});
const shown = (entries: LedgerEntry[]) =>
  foldSteps(entries).map(({ ledgerEntryId, steps }) => [ledgerEntryId, steps]);

describe("steps within what is unissued", () => {
  it.each([
    ["stand with what they led to", [entry("a", wallet, "opi_1"), entry("b", unissued, "opi_1")], [["a", 1]]],
    [
      "stand in one line where the page has nothing they led to",
      [entry("a", unissued, "opi_1"), entry("b", unissued, "opi_2"), entry("c", wallet, "opi_3")],
      [
        ["a", 1],
        ["c", 0],
      ],
    ],
    [
      "are counted once where their cause moved tokens twice",
      [entry("a", wallet, "opi_1"), entry("b", wallet, "opi_1"), entry("c", unissued, "opi_1")],
      [
        ["a", 1],
        ["b", 0],
      ],
    ],
    [
      "without a cause stand alone",
      [entry("a", wallet), entry("b", unissued)],
      [
        ["a", 0],
        ["b", 0],
      ],
    ],
  ] as const)("%s", (_, entries, expected) => {
    expect(shown([...entries])).toEqual(expected);
  });
});
