"use client";

import { useDidUpdate } from "@mantine/hooks";
import { type ComponentProps, useRef } from "react";
import { focusIsLost } from "#app/_components/lost-focus.ts";
import { Notice } from "#app/_components/notice.tsx";
import type { OfferingState } from "#db/schema/enums.ts";

interface StateNoticeProps extends ComponentProps<typeof Notice> {
  readonly state: OfferingState;
}

/** Tells where an offering stands, and has the focus once that has changed: the button that did it is gone then. */
export function StateNotice({ state, ...notice }: StateNoticeProps) {
  const told = useRef<HTMLDivElement>(null);
  useDidUpdate(() => {
    if (focusIsLost()) told.current?.focus({ preventScroll: true });
  }, [state]);
  return (
    <div ref={told} tabIndex={-1}>
      <Notice {...notice} />
    </div>
  );
}
