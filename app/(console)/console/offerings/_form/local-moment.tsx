"use client";

import { useMounted } from "@mantine/hooks";

/** What the reader's own clock shows at a moment that was typed in UTC; nothing where that is the same. */
export function LocalMoment({ value }: { value: string }) {
  const at = new Date(`${value}Z`);
  // The server does not know the reader's zone.
  const isKnown = useMounted() && !Number.isNaN(at.getTime()) && at.getTimezoneOffset() !== 0;
  if (!isKnown) return null;
  const local = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" }).format(at);
  return ` ${local} where you are.`;
}
