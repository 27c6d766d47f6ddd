"use client";

import { useSyncExternalStore } from "react";
import { formatLocal } from "#app/_words/format.ts";

/** A moment by the reader's own clock, beside the same in UTC; nothing where both are one. The server does not know it. */
export function LocalMoment({ value }: { value: string }) {
  const local = useSyncExternalStore(
    stays,
    () => formatLocal(value),
    () => null,
  );
  return local !== null && `${local} your time`;
}

/** A zone does not change while a page is open. */
const stays = () => () => {};
