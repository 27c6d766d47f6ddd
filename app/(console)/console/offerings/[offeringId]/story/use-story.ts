"use client";

import { useEffect, useRef, useState } from "react";
import type { z } from "zod";
import { storyOf } from "#app/_offering/story/story-of.ts";
import { problemOf, trpc } from "#app/_trpc/client.tsx";
import { useUnsavedGuard } from "#app/(console)/_components/use-unsaved-guard.ts";
import type { Offering, updateOffering } from "#server/domain/primary/offering/contract.ts";
import { type BlockDraft, draftOf, faultsOf, storyInput } from "./story-draft.ts";

/** How long typing rests before it is saved, in milliseconds. */
const REST = 1_200;

/** Where the story stands between this page and the service. */
export type SavingState = "saved" | "waiting" | "saving" | "incomplete" | "failed";

const NO_FAULTS: Readonly<Record<string, string>> = {};

/** A story that is changed block by block, and saves itself whenever it is complete and one rests. */
export function useStory(offering: Offering) {
  const { offeringId } = offering;
  const { client } = trpc.useUtils();
  const [blocks, setBlocks] = useState<readonly BlockDraft[]>(() => storyOf(offering).map(draftOf));
  const [state, setState] = useState<SavingState>("saved");
  const [refused, setRefused] = useState(NO_FAULTS);
  const [isMarked, setMarked] = useState(false);
  const isSending = useRef(false);
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
        const story = storyInput(blocks) as z.input<typeof updateOffering.input>["story"];
        await client.offering.update.mutate({ offeringId, story });
        setMarked(false);
        setState((now) => (now === "saving" ? "saved" : now));
      } catch (error) {
        setRefused(refusalsOf(error));
        setMarked(true);
        setState((now) => (now === "saving" ? "failed" : now));
      } finally {
        isSending.current = false;
      }
    };
    const timer = setInterval(() => void save(), REST);
    return () => clearInterval(timer);
  }, [state, blocks, isComplete, client, offeringId]);

  return {
    blocks,
    state,
    /** What is wrong, by path, once one rested on it; what the server refused too. */
    faults: isMarked ? { ...faults, ...refused } : NO_FAULTS,
    change: (change: (blocks: readonly BlockDraft[]) => readonly BlockDraft[]) => {
      setBlocks(change);
      setRefused(NO_FAULTS);
      setState("waiting");
    },
    saveAgain: () => setState("waiting"),
  };
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
