"use client";

import { useDidUpdate } from "@mantine/hooks";
import { usePathname } from "next/navigation";
import { goOnFromContent } from "#app/_components/lost-focus.ts";

/**
 * Leads the focus to the content of another page where it was lost on the way there: what was pressed (a form's button, a
 * row) is gone then, and whoever goes by keys would begin again above the rooms.
 */
export function FocusFollows() {
  const path = usePathname();
  useDidUpdate(goOnFromContent, [path]);
  return null;
}
