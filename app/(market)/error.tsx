"use client";

import { Page } from "#app/_components/page.tsx";
import { WentWrong, type WentWrongProps } from "#app/_components/went-wrong.tsx";

/** Stands in for a page of the market, inside its frame. */
export default function MarketError(props: WentWrongProps) {
  return (
    <Page>
      <WentWrong {...props} />
    </Page>
  );
}
