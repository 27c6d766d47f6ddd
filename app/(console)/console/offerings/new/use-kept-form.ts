"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { isSignedOut, problemOf, type RouterOutputs, trpc } from "#app/_trpc/client.tsx";

/** How long typing rests before it is kept, in milliseconds. */
const REST = 1_200;

/** A form that is kept at the service. */
export type KeptForm = RouterOutputs["offeringForm"]["get"];

/** The forms as this window kept them last, by their ids; null = forgotten since. */
const keptHere = new Map<string, KeptForm | null>();

/**
 * What the form that the address names goes on with. The browser's way back shows the page as it was opened first; what
 * this window has kept since is newer.
 * @param opened what the page was opened with
 */
export function useNewestKept(opened: KeptForm | null): KeptForm | null {
  const named = useSearchParams().get("form") ?? "";
  const [newest] = useState(() => {
    const here = keptHere.get(named);
    if (here === undefined) return opened;
    return opened !== null && here !== null && opened.revision > here.revision ? opened : here;
  });
  return newest;
}

/** Where what is typed stands between this page and the service. */
export type KeepingState = "untouched" | "waiting" | "kept" | "failed" | "signedOut" | "elsewhere";

/**
 * Keeps what is typed at the service whenever it rests, for this person on any device, and its name in the address of
 * each step, so that a reload goes on with it. What another window has kept since is never overwritten: this one stops then, and says so.
 * @param values what is typed
 * @param opened what this page was opened with; null for a new form
 */
export function useKeptForm(values: Record<string, unknown>, opened: KeptForm | null) {
  const { client } = trpc.useUtils();
  const typed = JSON.stringify(values);
  const kept = useRef({ typed, form: opened });
  const newest = useRef(typed);
  const isOver = useRef(false);
  const saving = useRef(Promise.resolve());
  const [state, setState] = useState<KeepingState>("untouched");
  const params = useSearchParams();
  const [formId, setFormId] = useState(opened?.offeringFormId);

  const save = useEffectEvent(async () => {
    if (isOver.current) return;
    const { form, typed: before } = kept.current;
    if (typed === before) {
      setState(form === null ? "untouched" : "kept");
      return;
    }
    try {
      const saved = await (form === null
        ? client.offeringForm.create.mutate({ values })
        : client.offeringForm.update.mutate({ ...form, values }));
      kept.current = { typed, form: saved };
      keptHere.set(saved.offeringFormId, saved);
      setFormId(saved.offeringFormId);
      // While this was kept, more may have been typed: that waits on its own.
      setState(newest.current === typed ? "kept" : "waiting");
    } catch (error) {
      const problem = problemOf(error);
      isOver.current = problem?.code === "offering_form_changed";
      if (isOver.current) setState("elsewhere");
      else setState(isSignedOut(problem) ? "signedOut" : "failed");
    }
  });
  useEffect(() => {
    if (isOver.current || typed === newest.current) return;
    newest.current = typed;
    setState("waiting");
    const timer = setTimeout(() => {
      // One at a time: each goes on from the revision of the one before.
      saving.current = saving.current.then(save);
    }, REST);
    return () => clearTimeout(timer);
  }, [typed]);

  // Steps that were gone through before it was kept are named when one comes back to them.
  useEffect(() => {
    if (formId === undefined || params.get("form") === formId) return;
    const search = new URLSearchParams(params);
    search.set("form", formId);
    window.history.replaceState(null, "", `?${search}`);
  }, [formId, params]);

  /** Forgets what was kept, once it is an offering or is given up; nothing is kept any more then. */
  const forget = async () => {
    isOver.current = true;
    await saving.current;
    const { form } = kept.current;
    if (form === null) return;
    keptHere.set(form.offeringFormId, null);
    await client.offeringForm.delete.mutate(form).catch(() => undefined);
  };
  return { state, forget };
}
