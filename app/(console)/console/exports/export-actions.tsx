"use client";

import { Button } from "@mantine/core";
import { useRouter } from "next/navigation";
import { PendingButton } from "#app/_components/form/pending-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { isSignedOut, problemOf, trpc } from "#app/_trpc/client.tsx";
import { filePath, isBeingMade } from "#app/(console)/_components/export/places.ts";
import type { Export } from "#server/feed/export/contract.ts";

/** What can be done with an export: its file is downloaded once it is there; until then it can be cancelled. */
export function ExportActions({
  exportId,
  status,
  fileName,
}: Pick<Export, "exportId" | "status" | "fileName">) {
  const router = useRouter();
  const cancel = trpc.export.cancel.useMutation({
    // Without a session the page would lead away from what is said here.
    onSettled: (_, error) => isSignedOut(problemOf(error)) || router.refresh(),
  });
  if (status === "COMPLETED") {
    return (
      <Button
        component="a"
        size="xs"
        variant="default"
        href={filePath(exportId)}
        download
        aria-label={`Download ${fileName}`}
      >
        Download
      </Button>
    );
  }
  if (!isBeingMade(status)) return "–";
  return (
    <>
      <ProblemAlert error={cancel.error} />
      <PendingButton
        type="button"
        size="xs"
        variant="default"
        isPending={cancel.isPending}
        onClick={() => cancel.mutate({ exportId })}
        aria-label={`Cancel ${fileName}`}
      >
        Cancel
      </PendingButton>
    </>
  );
}
