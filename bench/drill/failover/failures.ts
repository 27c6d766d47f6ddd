/** The ways in which a primary fails. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Node } from "./node.ts";

/** One way, and what is done before the machine may follow again. */
export interface Failure {
  readonly name: string;
  readonly times: number;
  /** What it takes, where not every machine has it. */
  readonly needs?: { readonly what: string; readonly has: (node: Node) => boolean };
  strike(node: Node): void;
  /** Called once another is the primary. */
  repair(node: Node): void | Promise<void>;
}

/** How often the primary is cut off at most, and how often its disk is filled. */
const CUTS = 3;
const FILLINGS = 1;
/** How long the primary stays cut off after another has taken its place, in milliseconds. */
const STAYS_CUT_MS = 5_000;

/** @param times how often the primary is killed */
export function failuresOf(times: number): readonly Failure[] {
  return [
    {
      name: "PostgreSQL of the primary killed",
      times: Math.ceil(times / 2),
      strike: (node) => node.killDatabase(),
      // Its manager starts it again.
      repair: () => {},
    },
    {
      name: "the machine of the primary killed",
      times: Math.floor(times / 2),
      strike: (node) => node.killMachine(),
      repair: (node) => node.start(),
    },
    {
      name: "the network to the primary cut",
      times: Math.min(times, CUTS),
      strike: (node) => node.cut(),
      async repair(node) {
        await sleep(STAYS_CUT_MS);
        node.mend();
      },
    },
    {
      name: "the disk of the primary's log filled",
      times: FILLINGS,
      needs: { what: "it takes root to make a disk that can be filled", has: (node) => node.hasSmallDisk },
      strike: (node) => node.fillDisk(),
      repair: (node) => node.freeDisk(),
    },
  ];
}
