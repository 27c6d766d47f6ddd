"use client";

import dynamic from "next/dynamic";

// A chart measures the page to draw itself, so it comes with the script; its frame keeps the place.
export const ActivityChart = dynamic(
  () => import("./activity-chart.tsx").then(({ ActivityChart }) => ActivityChart),
  { ssr: false },
);
