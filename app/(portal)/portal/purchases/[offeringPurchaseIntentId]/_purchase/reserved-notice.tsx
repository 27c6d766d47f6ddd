"use client";

import { useEffect, useRef } from "react";
import { focusIsLost } from "#app/_components/lost-focus.ts";
import { Notice } from "#app/_components/notice.tsx";

/** What buying came to; has the focus, since the button that bought is gone. @param isLast whether paying is all that is left */
export function ReservedNotice({ isLast }: { isLast: boolean }) {
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusIsLost()) told.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={told} tabIndex={-1}>
      <Notice tone="positive" role="status" title="Your tokens are reserved">
        <span>
          {isLast
            ? "One step is left, and it is yours: the payment."
            : "What is left to do stands below, the payment first."}
        </span>
      </Notice>
    </div>
  );
}
