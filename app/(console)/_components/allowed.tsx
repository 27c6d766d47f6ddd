import type { ReactNode } from "react";
import { currentViewer } from "#app/_data/current-viewer.ts";
import type { Action } from "#server/kernel/fields/actions.ts";

interface AllowedProps {
  /** What one has to be allowed, as the verb behind the button asks. */
  readonly to: Action;
  readonly children: ReactNode;
}

/** Shows a button to those alone who may press it: one that is always refused helps nobody. */
export async function Allowed({ to, children }: AllowedProps) {
  return (await currentViewer()).may.includes(to) ? children : null;
}
