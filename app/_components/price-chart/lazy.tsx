"use client";

import dynamic from "next/dynamic";

// A chart measures the page to draw itself, so it comes with the script; its frame keeps the place, and what it shows
// stands beside it in words.
export const PriceLine = dynamic(() => import("./price-line.tsx").then(({ PriceLine }) => PriceLine), {
  ssr: false,
});
