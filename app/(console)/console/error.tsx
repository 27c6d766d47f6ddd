"use client";

import { Button } from "@mantine/core";
import { IconCloudOff } from "@tabler/icons-react";
import { EmptyState } from "#app/_components/empty-state.tsx";

interface ErrorPageProps {
  readonly error: Error & { digest?: string };
  readonly reset: () => void;
}

/** What stands in for a page of the console that could not be made. */
export default function ConsoleError({ error, reset }: ErrorPageProps) {
  return (
    <EmptyState
      icon={IconCloudOff}
      title="This page could not be loaded"
      action={<Button onClick={reset}>Try again</Button>}
    >
      Nothing was changed. Try again in a moment
      {error.digest === undefined ? "." : `, and name ${error.digest} if you contact us.`}
    </EmptyState>
  );
}
