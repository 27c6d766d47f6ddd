"use client";

/** Stands in for a page whose area has no such page of its own, or whose frame failed too. */
export { ErrorPage as default } from "./_components/error-page.tsx";
