"use client";

import { IconPlugConnectedX } from "@tabler/icons-react";
import { buttonClass } from "./_components/button-link.tsx";
import { EmptyState } from "./_components/empty-state.tsx";
import { Page } from "./_components/page.tsx";
import { PageHeader } from "./_components/page-header.tsx";

interface ErrorPageProps {
  error: Error & { digest?: string };
  retry: () => void;
}

/** What stands where a page failed; another try asks the server again. */
export default function ErrorPage({ error, retry }: ErrorPageProps) {
  return (
    <Page>
      <PageHeader title="This page could not be shown" />
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
    </Page>
  );
}
