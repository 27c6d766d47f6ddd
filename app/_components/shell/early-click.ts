import { useLayoutEffect } from "react";

declare global {
  interface Window {
    /** The last click on a button that does nothing without script, before the page listened. */
    earlyClick?: { event?: Event; listener: (event: Event) => void } | undefined;
  }
}

/** Notes it; as text, since it runs before any script. */
export const earlyClickScript = `window.earlyClick = {
  listener: (event) => {
    if (event.target.closest?.("button[type=button]")) window.earlyClick.event = event;
  },
};
addEventListener("click", window.earlyClick.listener, true);`;

/** Clicks again, once the page listens, where somebody clicked before it did: the button was there, and did nothing. */
export function useEarlyClick(): void {
  useLayoutEffect(() => {
    const { earlyClick } = window;
    if (!earlyClick) return;
    removeEventListener("click", earlyClick.listener, true);
    window.earlyClick = undefined;
    const { event } = earlyClick;
    // A click that made the page listen at once is told to the button by itself.
    if (event && event !== window.event && event.target instanceof Element && event.target.isConnected)
      event.target.closest("button")?.click();
  }, []);
}
