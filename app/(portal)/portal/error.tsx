"use client";

import ErrorPage from "#app/error.tsx";

/** What stands where a page of the portal failed; here, so that the ways to the others stay. */
export default ErrorPage;
