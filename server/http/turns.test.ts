import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { AT_ONCE, Turns } from "./turns.ts";

/** Takes turns for these senders, in this order, and notes who begins. */
function begin(turns: Turns, senders: readonly string[]): string[] {
  const begun: string[] = [];
  for (const sender of senders) {
    const turn = turns.take(sender);
    if (turn === undefined) begun.push(sender);
    else void turn.then(() => begun.push(sender));
  }
  return begun;
}

const many = (sender: string, count: number) => Array.from({ length: count }, () => sender);

describe("turns", () => {
  it("lets a few begin at once", () => {
    expect(begin(new Turns(), many("a", AT_ONCE))).toHaveLength(AT_ONCE);
  });

  it("lets whoever comes behind a crowd begin in the next turn", async () => {
    const begun = begin(new Turns(), [...many("crowd", AT_ONCE * 5), "neighbour"]);
    expect(begun).toHaveLength(AT_ONCE);
    await nextTurn();
    expect(begun).toHaveLength(AT_ONCE * 2);
    expect(begun.indexOf("neighbour")).toBeLessThan(AT_ONCE + 2);
  });

  it("gives each sender as many turns as the others, and keeps the order of each", async () => {
    const turns = new Turns();
    begin(turns, many("first", AT_ONCE));
    const begun = begin(turns, [...many("a", 20), ...many("b", 4), ...many("c", 20)]);
    for (let turn = 0; turn < 16 / AT_ONCE; turn += 1) await nextTurn();
    const shares = Map.groupBy(begun, (sender) => sender);
    expect([...shares].map(([sender, all]) => [sender, all.length])).toEqual([
      ["a", 6],
      ["b", 4],
      ["c", 6],
    ]);
  });

  it("lets all begin in the end, and is at rest then", async () => {
    const turns = new Turns();
    const begun = begin(turns, many("a", AT_ONCE * 3 + 1));
    for (let turn = 0; turn < 4; turn += 1) await nextTurn();
    expect(begun).toHaveLength(AT_ONCE * 3 + 1);
    await nextTurn();
    expect(begin(turns, many("b", AT_ONCE))).toHaveLength(AT_ONCE);
  });
});
