"use client";

import { useEffect, useRef, useState } from "react";
import type { z } from "zod";
import { storyOf } from "#app/_offering/story/story-of.ts";
import { isSignedOut, problemOf, trpc } from "#app/_trpc/client.tsx";
import { useUnsavedGuard } from "#app/(console)/_components/use-unsaved-guard.ts";
import type { Offering, updateOffering } from "#server/domain/primary/offering/contract.ts";
import { versionTag } from "#server/kernel/fields/version-tag.ts";
import { type BlockDraft, draftOf, faultsOf, savableOf, savedOf, storyInput } from "./story-draft.ts";

/** How long typing rests before it is saved, in milliseconds. */
const REST = 1_200;

/** Where the story stands between this page and the service. */
export type SavingState =
  | "saved"
  | "waiting"
  | "saving"
  | "incomplete"
  | "failed"
  | "signedOut"
  | "overtaken";

type StoryInput = z.input<typeof updateOffering.input>["story"];

const NOTHING: ReadonlyMap<string, unknown> = new Map();
const NO_FAULTS: Readonly<Record<string, string>> = {};

/**
 * A story that is changed block by block, and saves itself whenever one rests, but for the blocks that are not complete; never over what somebody
 * else wrote meanwhile, unless one says so.
 */
export function useStory(offering: Offering) {
  const { offeringId } = offering;
  const { client } = trpc.useUtils();
  const [blocks, setBlocks] = useState<readonly BlockDraft[]>(() => storyOf(offering).map(draftOf));
  const [state, setState] = useState<SavingState>("saved");
  const [refused, setRefused] = useState(NO_FAULTS);
  const [isMarked, setMarked] = useState(false);
  const isSending = useRef(false);
  /** The offering with the story that the one here takes the place of, and with what somebody else made of that since. */
  const seen = useRef(offering);
  const theirs = useRef<Offering>(null);
  /** What is saved of each block, by its key. */
  const saved = useRef<ReadonlyMap<string, unknown>>(null);
  saved.current ??= savedOf(blocks);
  const faults = faultsOf(blocks);
  useUnsavedGuard(state !== "saved");

  useEffect(() => {
    if (state !== "waiting") return;
    const save = async () => {
      // One at a time: what was typed meanwhile is saved after it.
      if (isSending.current) return;
      const { story, places, left } = savableOf(blocks, saved.current ?? NOTHING);
      const isWhole = left.length === 0;
      const after = isWhole ? "saved" : "incomplete";
      const faultOfAll = faultsOf(blocks)[""];
      // Nothing to send: what was changed is not complete, or is too much.
      if (faultOfAll !== undefined || (!isWhole && told(seen.current) === JSON.stringify(story))) {
        setMarked(true);
        setState("incomplete");
        return;
      }
      isSending.current = true;
      setState("saving");
      try {
        seen.current = await saveOver(seen.current, story as StoryInput);
        saved.current = new Map(
          places.flatMap((place, index) => {
            const draft = blocks[place];
            return draft === undefined ? [] : [[draft.key, story[index]] as const];
          }),
        );
        setMarked(!isWhole);
        setState((now) => (now === "saving" ? after : now));
      } catch (error) {
        if (error instanceof Overtaken) {
          theirs.current = error.by;
          setState("overtaken");
          return;
        }
        const problem = problemOf(error);
        const isOut = isSignedOut(problem);
        setRefused(isOut ? NO_FAULTS : refusalsOf(problem, places));
        setMarked(true);
        const amiss = isOut ? "signedOut" : "failed";
        setState((now) => (now === "saving" ? amiss : now));
      } finally {
        isSending.current = false;
      }
    };
    /** Over another story than the one seen it is not saved; what else changed of the offering does not matter. */
    const saveOver = async (over: Offering, story: StoryInput): Promise<Offering> => {
      try {
        const context = { ifMatch: versionTag(over) };
        return await client.offering.update.mutate({ offeringId, story }, { context });
      } catch (error) {
        if (problemOf(error)?.code !== "precondition_failed") throw error;
        const now = await client.offering.get.query({ offeringId });
        // Saved by an attempt whose answer was lost.
        if (told(now) === JSON.stringify(story)) return now;
        if (told(now) !== told(over)) throw new Overtaken(now);
        return saveOver(now, story);
      }
    };
    const timer = setInterval(() => void save(), REST);
    return () => clearInterval(timer);
  }, [state, blocks, client, offeringId]);

  /** What somebody else saved, once one was told of it, is what is saved over. */
  const lookAtTheirs = () => {
    seen.current = theirs.current ?? seen.current;
    theirs.current = null;
  };

  return {
    blocks,
    state,
    /** The blocks that are not saved as they stand here. */
    left: savableOf(blocks, NOTHING).left,
    /** What is wrong, by path, once one rested on it; what the server refused too. */
    faults: isMarked ? { ...faults, ...refused } : NO_FAULTS,
    change: (change: (blocks: readonly BlockDraft[]) => readonly BlockDraft[]) => {
      setBlocks(change);
      setRefused(NO_FAULTS);
      setState((now) => (now === "overtaken" ? now : "waiting"));
    },
    saveAgain: () => {
      lookAtTheirs();
      setState("waiting");
    },
    /** Gives up what was typed here for what somebody else saved. */
    takeTheirs: () => {
      lookAtTheirs();
      const theirBlocks = storyOf(seen.current).map(draftOf);
      saved.current = savedOf(theirBlocks);
      setBlocks(theirBlocks);
      setMarked(false);
      setState("saved");
    },
  };
}

/** Somebody else saved another story. */
class Overtaken extends Error {
  readonly by: Offering;

  constructor(by: Offering) {
    super("somebody else saved another story");
    this.by = by;
  }
}

/** An offering's story as it would be sent. */
function told(offering: Offering): string {
  return JSON.stringify(storyInput(storyOf(offering).map(draftOf)));
}

/**
 * What the server refused, by the paths of the fields; under "" what concerns none.
 * @param places where each block that was sent stands here
 */
function refusalsOf(
  problem: ReturnType<typeof problemOf>,
  places: readonly number[],
): Readonly<Record<string, string>> {
  if (problem === null) return { "": "The service cannot be reached. Your text is kept here; try again." };
  return Object.fromEntries(
    problem.errors.map(({ param, detail }) => {
      const [field, index, ...path] = param?.split(".") ?? [];
      const place = field === "story" && index !== undefined ? places[Number(index)] : undefined;
      return [place === undefined ? "" : [place, ...path].join("."), detail];
    }),
  );
}
