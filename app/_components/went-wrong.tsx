"use client";

import { IconPlugConnectedX } from "@tabler/icons-react";
import { buttonClass } from "./button-class.ts";
import { EmptyState } from "./empty-state.tsx";
import { PageTitle } from "./page-title.tsx";

/** What Next hands to an `error.tsx`. */
export interface WentWrongProps {
  error: Error & { digest?: string };
  retry: () => void;
}

/** The content of a page that failed; another try asks the server again. For the `error.tsx` of an area. */
export function WentWrong({ error, retry }: WentWrongProps) {
  return (
    <>
      <PageTitle title="This page could not be shown" />
      <EmptyState
        icon={IconPlugConnectedX}
        title="Something went wrong on our side"
        action={
          <button type="button" className={buttonClass()} onClick={() => retry()}>
            Try again
          </button>
        }
      >
        Nothing was changed. Try again in a moment
        {error.digest === undefined ? "." : `, and name ${error.digest} if you contact us.`}
      </EmptyState>
    </>
  );
}
