"use client";

/** Stands in for a page of the market that failed, inside its frame. */
export { ErrorPage as default } from "#app/_components/error-page.tsx";
