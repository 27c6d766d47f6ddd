"use client";

import { ErrorPage } from "#app/_components/error-page.tsx";

/** Stands in for a page of the portal that failed; here, so that the ways to the others stay. */
export default ErrorPage;
