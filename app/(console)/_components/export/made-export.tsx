"use client";

import { Button, Progress as ProgressBar } from "@mantine/core";
import Link from "next/link";
import { PendingButton } from "#app/_components/form/pending-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { Notice } from "#app/_components/notice.tsx";
import { trpc } from "#app/_trpc/client.tsx";
import { formatCount } from "#app/_words/format.ts";
import type { Progress } from "./download.ts";
import classes from "./export-menu.module.css";
import { filePath, isBeingMade, percentOf } from "./places.ts";

/** How often it is asked how far the job is, in milliseconds. */
const EVERY_MS = 1_000;

/** An export that a job makes: how far it is, then its file, or why there is none. */
export function MadeExport({ exportId, onLeave }: { exportId: string; onLeave: () => void }) {
  const utils = trpc.useUtils();
  const { data: made, error } = trpc.export.get.useQuery(
    { exportId },
    { refetchInterval: ({ state: { data } }) => isBeingMade(data?.status) && EVERY_MS },
  );
  const cancel = trpc.export.cancel.useMutation({ onSettled: () => utils.export.invalidate() });
  if (made?.status === "COMPLETED") {
    return (
      <>
        <Notice tone="positive" role="status">
          The file is ready: {formatCount(made.progress.rows)} rows.
        </Notice>
        <Button component="a" href={filePath(exportId)} download>
          Download
        </Button>
      </>
    );
  }
  if (made && !isBeingMade(made.status)) {
    return (
      <>
        <Notice tone="negative" role="alert">
          {made.failure ?? "The export was cancelled."}
        </Notice>
        <Button variant="default" onClick={onLeave}>
          Close
        </Button>
      </>
    );
  }
  return (
    <>
      <p className={classes.note}>
        This is a long list, so its file is prepared in the background. You can leave this page: it will stand
        among the <Link href="/console/exports">exports</Link>.
      </p>
      <Bar progress={made?.status === "RUNNING" ? made.progress : { rows: null, total: null }} />
      <ProblemAlert error={error ?? cancel.error} />
      <PendingButton
        type="button"
        variant="default"
        isPending={cancel.isPending}
        onClick={() => cancel.mutate({ exportId })}
      >
        Cancel the export
      </PendingButton>
    </>
  );
}

/** A bar for how far a file is, with its rows as words. */
export function Bar({ progress }: { progress: Progress }) {
  const share = percentOf(progress);
  return (
    <>
      <ProgressBar value={share ?? 100} animated={share === null} aria-label="Progress of the export" />
      <p className={classes.note} role="status">
        {words(progress)}
      </p>
    </>
  );
}

function words({ rows, total }: Progress): string {
  if (rows === null) return "Putting the file together…";
  return total === null
    ? `${formatCount(rows)} rows so far`
    : `${formatCount(rows)} of ${formatCount(total)} rows`;
}
