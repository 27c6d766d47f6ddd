"use client";

import { Page } from "../_components/page.tsx";
import { WentWrong, type WentWrongProps } from "../_components/went-wrong.tsx";

/** Stands in for a page of the market, inside its frame. */
export default function MarketError(props: WentWrongProps) {
  return (
    <Page>
      <WentWrong {...props} />
    </Page>
  );
}
