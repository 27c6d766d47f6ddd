"use client";

import { ErrorPage } from "#app/_components/error-page.tsx";

/** Stands in for a page of the market that failed, inside its frame. */
export default ErrorPage;
