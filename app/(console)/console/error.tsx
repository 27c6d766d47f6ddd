"use client";

import { Button } from "@mantine/core";
import { IconPlugConnectedX } from "@tabler/icons-react";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { PageHeader } from "#app/_components/page-header.tsx";

interface ErrorPageProps {
  readonly error: Error & { digest?: string };
  readonly retry: () => void;
}

/** What stands where a page of the console failed; the console around it stays. */
export default function ConsoleError({ error, retry }: ErrorPageProps) {
  return (
    <>
      <PageHeader title="This page could not be shown" />
      <EmptyState
        icon={IconPlugConnectedX}
        title="Something went wrong on our side"
        action={<Button onClick={retry}>Try again</Button>}
      >
        Nothing was changed. Try again in a moment
        {error.digest === undefined ? "." : `, and name ${error.digest} if you contact us.`}
      </EmptyState>
    </>
  );
}
