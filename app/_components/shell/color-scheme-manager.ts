import { localStorageColorSchemeManager, type MantineColorSchemeManager } from "@mantine/core";
import { COLOR_SCHEME_EVENT, COLOR_SCHEME_KEY } from "./color-scheme.ts";

/** Mantine's manager, which also hears of the header's toggle in the same tab. */
export function createColorSchemeManager(): MantineColorSchemeManager {
  const stored = localStorageColorSchemeManager({ key: COLOR_SCHEME_KEY });
  let onToggle = () => {};
  return {
    ...stored,
    subscribe(onUpdate) {
      stored.subscribe(onUpdate);
      onToggle = () => onUpdate(stored.get("auto"));
      window.addEventListener(COLOR_SCHEME_EVENT, onToggle);
    },
    unsubscribe() {
      stored.unsubscribe();
      window.removeEventListener(COLOR_SCHEME_EVENT, onToggle);
    },
  };
}
