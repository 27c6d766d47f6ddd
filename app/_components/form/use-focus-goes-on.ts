"use client";

import { type RefObject, useEffect } from "react";
import { goOnFromContent } from "#app/_components/lost-focus.ts";

/**
 * What is done often takes away the button that did it, and with it the focus, which goes on from the content then.
 * @param isDone whether it was done, once the component leaves
 */
export function useFocusGoesOn(isDone: RefObject<boolean>): void {
  useEffect(
    () => () => {
      if (isDone.current) goOnFromContent();
    },
    [isDone],
  );
}
