"use client";

import { useLayoutEffect } from "react";
import { applyColorScheme, colorSchemeScript } from "./color-scheme.ts";
import { earlyInputScript } from "./early-input.ts";

/** As pages have it, which every reader waits for: without indents, and without comments that have a line of their own. */
const script = () => `${colorSchemeScript}\n${earlyInputScript}`.replace(/^\s+(?:\/\/.*\n)?/gm, "");

/**
 * What runs before any other script: it sets the colour scheme before the first paint, and keeps what is done before the
 * page listens. Pages that the browser renders from nothing, as those of an unknown address, do not run it: there the effect
 * sets the scheme, and follows the device.
 */
export function FirstScript({ nonce }: { nonce?: string | undefined }) {
  useLayoutEffect(() => {
    applyColorScheme();
    const dark = matchMedia("(prefers-color-scheme: dark)");
    dark.addEventListener("change", applyColorScheme);
    return () => dark.removeEventListener("change", applyColorScheme);
  }, []);
  // What the server wrote has run, and stays: the browser need not have its text once more.
  const isServer = typeof window === "undefined";
  return (
    <script type={isServer ? "text/javascript" : "text/plain"} nonce={nonce} suppressHydrationWarning>
      {isServer ? script() : ""}
    </script>
  );
}
