"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { problemOf, type RouterOutputs, trpc } from "#app/_trpc/client.tsx";

/** How long typing rests before it is kept, in milliseconds. */
const REST = 1_200;

/** A form that is kept at the service. */
export type KeptForm = RouterOutputs["offeringForm"]["get"];

/** Where what is typed stands between this page and the service. */
export type KeepingState = "untouched" | "waiting" | "kept" | "failed" | "elsewhere";

/**
 * Keeps what is typed at the service whenever it rests, for this person on any device, and its name in the address. What
 * another window has kept since is never overwritten: this one stops then, and says so.
 * @param values what is typed
 * @param opened what this page was opened with; null for a new form
 */
export function useKeptForm(values: Record<string, unknown>, opened: KeptForm | null) {
  const { client } = trpc.useUtils();
  const typed = JSON.stringify(values);
  const kept = useRef({ typed, form: opened });
  const isOver = useRef(false);
  const saving = useRef(Promise.resolve());
  const [state, setState] = useState<KeepingState>("untouched");

  const save = useEffectEvent(async () => {
    const { form, typed: before } = kept.current;
    if (isOver.current || typed === before) return;
    try {
      const saved = await (form === null
        ? client.offeringForm.create.mutate({ values })
        : client.offeringForm.update.mutate({ ...form, values }));
      kept.current = { typed, form: saved };
      if (form === null) nameInAddress(saved);
      setState("kept");
    } catch (error) {
      isOver.current = problemOf(error)?.code === "offering_form_changed";
      setState(isOver.current ? "elsewhere" : "failed");
    }
  });
  useEffect(() => {
    if (isOver.current || typed === kept.current.typed) return;
    setState("waiting");
    const timer = setTimeout(() => {
      // One at a time: each goes on from the revision of the one before.
      saving.current = saving.current.then(save);
    }, REST);
    return () => clearTimeout(timer);
  }, [typed]);

  /** Forgets what was kept, once it is an offering or is given up; nothing is kept any more then. */
  const forget = async () => {
    isOver.current = true;
    await saving.current;
    const { form } = kept.current;
    if (form !== null) await client.offeringForm.delete.mutate(form).catch(() => undefined);
  };
  return { state, forget };
}

/** So that a reload goes on with the form. */
function nameInAddress({ offeringFormId }: KeptForm): void {
  const search = new URLSearchParams(window.location.search);
  search.set("form", offeringFormId);
  window.history.replaceState(null, "", `?${search}`);
}
