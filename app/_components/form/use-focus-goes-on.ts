"use client";

import { type RefObject, useEffect } from "react";
import { MAIN_ID } from "#app/_components/main-id.ts";

/**
 * What is done often takes away the button that did it, and with it the focus: whoever goes by keys goes on from the content.
 * @param isDone whether it was done, once the component leaves
 */
export function useFocusGoesOn(isDone: RefObject<boolean>): void {
  useEffect(
    () => () => {
      if (!isDone.current || document.activeElement !== document.body) return;
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    },
    [isDone],
  );
}
