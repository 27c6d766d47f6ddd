"use client";

import { createContext, type ReactNode, type RefObject, use, useRef } from "react";
import type { Settings } from "#server/domain/organization/settings/contract.ts";

const Context = createContext<RefObject<Settings> | null>(null);

/** Both forms of the page change the settings that were opened with it: what one has saved, the other has seen. */
export function OpenedSettings({ settings, children }: { settings: Settings; children: ReactNode }) {
  return <Context value={useRef(settings)}>{children}</Context>;
}

/** The settings as this page knows them. */
export function useOpenedSettings(): RefObject<Settings> {
  const opened = use(Context);
  if (opened === null) throw new Error("useOpenedSettings stands outside of OpenedSettings");
  return opened;
}
