"use client";

import { Page } from "./_components/page.tsx";
import { WentWrong, type WentWrongProps } from "./_components/went-wrong.tsx";

/** Stands in for a page whose area has no such page of its own, or whose frame failed too. */
export default function ErrorPage(props: WentWrongProps) {
  return (
    <Page>
      <WentWrong {...props} />
    </Page>
  );
}
