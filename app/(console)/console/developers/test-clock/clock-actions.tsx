"use client";

import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import classes from "#app/_components/form/form.module.css";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { trpc } from "#app/_trpc/client.tsx";
import type { TestClock } from "#server/platform/test-clock/contract.ts";

/** Has the clock stand or go on, or ends it. */
export function ClockActions({ clock }: { clock: TestClock }) {
  const router = useRouter();
  const { client } = trpc.useUtils();
  const turn = useMutation({
    mutationFn: (mode: "FROZEN" | "RUNNING" | "REAL") =>
      mode === "REAL" ? client.testClock.reset.mutate({}) : client.testClock.update.mutate({ mode }),
    onSuccess: () => router.refresh(),
  });
  const other = clock.mode === "FROZEN" ? "RUNNING" : "FROZEN";
  const isOff = turn.isPending || clock.state === "ADVANCING";
  return (
    <>
      <ProblemAlert error={turn.error} />
      <div className={classes.actions}>
        <Button variant="default" disabled={isOff} onClick={() => turn.mutate(other)}>
          {other === "FROZEN" ? "Freeze" : "Let it run"}
        </Button>
        {clock.mode !== "REAL" && (
          <Button variant="default" disabled={isOff} onClick={() => turn.mutate("REAL")}>
            Back to real time
          </Button>
        )}
      </div>
    </>
  );
}
