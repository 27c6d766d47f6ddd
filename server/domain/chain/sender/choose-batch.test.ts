import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Candidate, chooseBatch, linesOf } from "./choose-batch.ts";

const move = (from: string | null, to: string | null, ready = true): Candidate => ({
  kind: from === null ? "MINT" : "TRANSFER",
  ...{ from, to, ready },
});

describe("a batch", () => {
  it("takes operations in their order, those of one wallet too", () => {
    const all = [move(null, "a"), move("a", "b"), move("b", "c")];
    expect(chooseBatch(all, new Set(), 50)).toEqual(all);
    expect(chooseBatch(all, new Set(), 2)).toEqual(all.slice(0, 2));
  });

  it("leaves what stands behind something that waits, and no others", () => {
    const refused = move("a", "b");
    const [behind, behindThat, other] = [move("b", "c"), move("c", "d"), move("x", "y")];
    expect(chooseBatch([behind, behindThat, other], new Set(linesOf(refused)), 50)).toEqual([other]);
    const unready = move(null, "a", false);
    expect(chooseBatch([unready, move("a", "b"), other], new Set(), 50)).toEqual([other]);
  });

  it("registers a wallet whose movements wait for it", () => {
    const register: Candidate = { kind: "REGISTER", from: null, to: "a", ready: true };
    expect(chooseBatch([move(null, "a", false), register], new Set(), 50)).toEqual([register]);
  });

  it("never lets one operation of a wallet pass another", () => {
    const wallet = fc.constantFrom("a", "b", "c", "d");
    const candidate = fc.record({ from: fc.option(wallet), to: wallet, ready: fc.boolean() });
    fc.assert(
      fc.property(fc.array(candidate), fc.array(wallet), fc.nat(20), (given, held, size) => {
        const all = given.map(({ from, to, ready }) => move(from, to, ready));
        const chosen = new Set(chooseBatch(all, new Set(held), size));
        expect(chosen.size).toBeLessThanOrEqual(size);
        for (const [index, one] of all.entries()) {
          if (!chosen.has(one)) continue;
          expect(one.ready).toBe(true);
          const lines = linesOf(one);
          expect(lines.some((line) => held.some((wallet) => wallet === line))).toBe(false);
          const earlier = all
            .slice(0, index)
            .filter((other) => linesOf(other).some((line) => lines.includes(line)));
          expect(earlier.every((other) => chosen.has(other))).toBe(true);
        }
      }),
    );
  });
});
