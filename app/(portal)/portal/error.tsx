"use client";

/** Stands in for a page of the portal that failed; here, so that the ways to the others stay. */
export { ErrorPage as default } from "#app/_components/error-page.tsx";
