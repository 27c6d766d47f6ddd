"use client";

import dynamic from "next/dynamic";

// Charts measure the page to draw themselves, so they come with the script; their frames keep the place, and what they
// show stands beside them in words.
export const Donut = dynamic(() => import("./donut.tsx").then(({ Donut }) => Donut), { ssr: false });
export const RaisedOverTime = dynamic(
  () => import("./raised-over-time.tsx").then(({ RaisedOverTime }) => RaisedOverTime),
  { ssr: false },
);
