"use client";

import { useEffect, useRef, useState } from "react";
import type { z } from "zod";
import { storyOf } from "#app/_offering/story/story-of.ts";
import { problemOf, trpc } from "#app/_trpc/client.tsx";
import { useUnsavedGuard } from "#app/(console)/_components/use-unsaved-guard.ts";
import type { Offering, updateOffering } from "#server/domain/primary/offering/contract.ts";
import { versionTag } from "#server/kernel/fields/version-tag.ts";
import { type BlockDraft, draftOf, faultsOf, storyInput } from "./story-draft.ts";

/** How long typing rests before it is saved, in milliseconds. */
const REST = 1_200;

/** Where the story stands between this page and the service. */
export type SavingState = "saved" | "waiting" | "saving" | "incomplete" | "failed" | "overtaken";

type StoryInput = z.input<typeof updateOffering.input>["story"];

const NO_FAULTS: Readonly<Record<string, string>> = {};

/**
 * A story that is changed block by block, and saves itself whenever it is complete and one rests; never over what somebody
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
  const faults = faultsOf(blocks);
  const isComplete = Object.keys(faults).length === 0;
  useUnsavedGuard(state !== "saved");

  useEffect(() => {
    if (state !== "waiting") return;
    const save = async () => {
      // One at a time: what was typed meanwhile is saved after it.
      if (isSending.current) return;
      if (!isComplete) {
        setMarked(true);
        setState("incomplete");
        return;
      }
      isSending.current = true;
      setState("saving");
      try {
        seen.current = await saveOver(seen.current, storyInput(blocks) as StoryInput);
        setMarked(false);
        setState((now) => (now === "saving" ? "saved" : now));
      } catch (error) {
        if (error instanceof Overtaken) {
          theirs.current = error.by;
          setState("overtaken");
          return;
        }
        setRefused(refusalsOf(error));
        setMarked(true);
        setState((now) => (now === "saving" ? "failed" : now));
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
  }, [state, blocks, isComplete, client, offeringId]);

  /** What somebody else saved, once one was told of it, is what is saved over. */
  const lookAtTheirs = () => {
    seen.current = theirs.current ?? seen.current;
    theirs.current = null;
  };

  return {
    blocks,
    state,
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
      setBlocks(storyOf(seen.current).map(draftOf));
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

/** What the server refused, by the paths of the fields; under "" what concerns none. */
function refusalsOf(error: unknown): Readonly<Record<string, string>> {
  const problem = problemOf(error);
  if (problem === null) return { "": "The service cannot be reached. Your text is kept here; try again." };
  return Object.fromEntries(
    problem.errors.map(({ param, detail }) => [
      param?.startsWith("story.") ? param.slice("story.".length) : "",
      detail,
    ]),
  );
}
