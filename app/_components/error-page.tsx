"use client";

import { Page } from "./page.tsx";
import { WentWrong, type WentWrongProps } from "./went-wrong.tsx";

/** Stands in for a page that failed. */
export function ErrorPage(props: WentWrongProps) {
  return (
    <Page>
      <WentWrong {...props} />
    </Page>
  );
}
