"use client";

import { Button } from "@mantine/core";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { SignInAgain } from "#app/_components/form/sign-in-again.tsx";
import { useSelection } from "#app/_components/list/selection.tsx";
import { MAIN_ID } from "#app/_components/main-id.ts";
import { Notice } from "#app/_components/notice.tsx";
import { isSignedOut, problemOf, trpc } from "#app/_trpc/client.tsx";
import { confirm } from "#app/(console)/_components/confirm.ts";
import { ExportMenu } from "#app/(console)/_components/export/export-menu.tsx";
import { PaymentFile } from "#app/(console)/_components/export/payment-file.tsx";
import type { Filters } from "#app/(console)/_components/export/places.ts";
import type { ExportResource } from "#db/schema/enums.ts";
import type { Action } from "#server/kernel/fields/actions.ts";
import { type ActingList, actionsOn, isExportedByRow, type RowsAction } from "./actions.ts";
import classes from "./selection-bar.module.css";

interface SelectionBarProps {
  readonly of: ActingList;
  /** What the reader may do. */
  readonly may: readonly Action[];
  /** The export of the whole list, and where it stands. */
  readonly exported: { readonly list: ExportResource; readonly within?: Filters } | undefined;
  /** Where the interface has a payment file of those that are due, below `/api`. */
  readonly transfers: string | undefined;
}

interface Outcome {
  readonly action: RowsAction;
  readonly done: number;
  /** What was refused, with what the row is called. */
  readonly refused: readonly { readonly id: string; readonly label: string; readonly reason: string }[];
  /** Whether the session was over. */
  readonly isSignedOut: boolean;
}

/** What can be done with the chosen rows, one after the other, and what came of each. */
export function SelectionBar({ of, may, exported, transfers }: SelectionBarProps) {
  const { chosen, choose } = useSelection();
  const { client } = trpc.useUtils();
  const router = useRouter();
  const [pending, setPending] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const actions = actionsOn(of, may);
  // The buttons go with the rows that they were for: whoever goes by keys goes on from what came of it.
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (outcome) bar.current?.focus({ preventScroll: true });
  }, [outcome]);

  const start = async (action: RowsAction) => {
    const rows = [...chosen];
    const { label: yes, question: text, isDangerous = false } = action;
    const title = `${yes}: ${rows.length === 1 ? "one row" : `${rows.length} rows`}?`;
    if (text && !(await confirm({ title, text, yes, isDangerous }))) return;
    setPending(action.label);
    const refused: { id: string; label: string; reason: string }[] = [];
    let isOut = false;
    for (const [id, label] of rows) {
      try {
        await action.run(client, id);
      } catch (error) {
        const problem = problemOf(error);
        isOut = isSignedOut(problem);
        const reason = (isOut ? problem?.title : problem?.detail) ?? "The server could not be reached";
        refused.push({ id, label, reason });
      }
    }
    setPending(null);
    setOutcome({ action, done: rows.length - refused.length, refused, isSignedOut: isOut });
    choose(new Map(refused.map(({ id, label }) => [id, label])));
    // Without a session the page would lead away from what was chosen.
    if (!isOut) router.refresh();
  };
  if (chosen.size === 0 && outcome === null) return null;
  const ids = [...chosen.keys()].join(",");
  return (
    <section ref={bar} tabIndex={-1} className={classes.bar} aria-label="Selected rows">
      {outcome && (
        <Notice tone={outcome.refused.length > 0 ? "warning" : "positive"} role="status">
          <strong>
            {outcome.done} {outcome.action.done}
            {outcome.refused.length > 0 && `, ${outcome.refused.length} not`}.
          </strong>
          {outcome.refused.length > 0 && (
            <ul className={classes.refused}>
              {outcome.refused.map(({ id, label, reason }) => (
                <li key={id}>
                  {label}: {reason}
                </li>
              ))}
            </ul>
          )}
          {outcome.isSignedOut && <SignInAgain />}
        </Notice>
      )}
      <div className={classes.actions}>
        <span className={classes.count}>{chosen.size} selected</span>
        {chosen.size > 0 &&
          actions.map((action) => (
            <Button
              key={action.label}
              size="xs"
              {...(action.isDangerous && { variant: "default", c: "var(--negative-ink)" })}
              loading={pending === action.label}
              disabled={pending !== null && pending !== action.label}
              onClick={() => void start(action)}
            >
              {action.label}
            </Button>
          ))}
        {chosen.size > 0 && exported && isExportedByRow(exported.list) && (
          <ExportMenu size="xs" resource={exported.list} filters={{ ...exported.within, ids }} />
        )}
        {chosen.size > 0 && transfers !== undefined && (
          <PaymentFile
            size="xs"
            path={`${transfers}?${new URLSearchParams({ ids })}`}
            title="The due transfers among the selected ones, for your bank (SEPA, pain.001)"
          />
        )}
        <Button
          className={classes.end}
          size="xs"
          variant="default"
          onClick={() => {
            choose(new Map());
            setOutcome(null);
            document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
          }}
        >
          {chosen.size > 0 ? "Clear" : "Close"}
        </Button>
      </div>
    </section>
  );
}
