"use client";

import { ErrorPage } from "./_components/error-page.tsx";

/** Stands in for a page whose area has no such page of its own, or whose frame failed too. */
export default ErrorPage;
