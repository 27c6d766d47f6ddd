"use client";

import { useLayoutEffect } from "react";
import { applyColorScheme, colorSchemeScript } from "./color-scheme.ts";

/**
 * Sets the colour scheme before the first paint. Pages that the browser renders from nothing, as those of an unknown
 * address, do not run the script: there the effect does the same.
 */
export function ColorSchemeScript({ nonce }: { nonce?: string | undefined }) {
  useLayoutEffect(applyColorScheme, []);
  const type = typeof window === "undefined" ? "text/javascript" : "text/plain";
  return (
    <script type={type} nonce={nonce} suppressHydrationWarning>
      {colorSchemeScript}
    </script>
  );
}
