"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useRef } from "react";

/** One step of a wizard. */
export interface Step {
  readonly id: string;
  readonly label: string;
}

/** Stands for the title of a step among the things that can get the focus. */
const TITLE = "step-title";

/**
 * The step in the address, so that the browser's own "back" goes a step back, and the focus that follows it.
 * @param furthest the last step one may stand on yet
 */
export function useSteps(steps: readonly Step[], furthest: number) {
  const params = useSearchParams();
  const asked = steps.findIndex(({ id }) => id === params.get("step"));
  const step = Math.min(Math.max(asked, 0), furthest);
  const focusTarget = useRef<string>(undefined);

  // What is asked for may not be open yet, or be no step at all; the address names the one that is shown.
  const isElsewhere = params.has("step") && asked !== step;
  useEffect(() => {
    if (isElsewhere) window.history.replaceState(null, "", addressOf(steps[step], params));
  }, [isElsewhere, steps, step, params]);

  // Runs after every paint, since the field to focus may be rendered later.
  useEffect(() => {
    if (focusTarget.current === undefined) return;
    const target =
      focusTarget.current === TITLE
        ? document.getElementById(titleId(step))
        : document.querySelector<HTMLElement>(`[data-path="${focusTarget.current}"]`);
    if (target === null) return;
    focusTarget.current = undefined;
    target.focus();
  });

  /** Goes to a step, and to a field of it or else to its title. */
  const go = (to: number, field: string = TITLE) => {
    focusTarget.current = field;
    if (to !== asked) window.history.pushState(null, "", addressOf(steps[to], params));
  };
  return { step, go };
}

function addressOf(step: Step | undefined, params: URLSearchParams): string {
  const search = new URLSearchParams(params);
  search.set("step", step?.id ?? "");
  return `?${search}`;
}

/** The id of a step's title. */
export function titleId(step: number): string {
  return `${TITLE}-${step}`;
}
