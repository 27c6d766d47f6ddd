"use client";

import "@mantine/dropzone/styles.layer.css";
import { Dropzone } from "@mantine/dropzone";
import { IconFileUpload } from "@tabler/icons-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { DateTime } from "#app/_components/date-time.tsx";
import { fileRefusal } from "#app/_components/form/file-refusal.tsx";
import { Notice } from "#app/_components/notice.tsx";
import { trpc } from "#app/_trpc/client.tsx";
import type { BankStatement } from "#server/domain/payments/bank-statement/contract.ts";
import classes from "./import-statement.module.css";
import { sendStatement } from "./send-statement.ts";

type Outcome = { statement: BankStatement } | { reason: ReactNode };

/** Takes a bank's file by dropping or choosing it, and tells what became of its entries. */
export function ImportStatement() {
  const router = useRouter();
  const utils = trpc.useUtils();
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const send = async ([file]: File[]) => {
    if (!file) return;
    setIsSending(true);
    setOutcome(null);
    try {
      setOutcome({ statement: await sendStatement(file) });
      await utils.bankEntry.invalidate();
      router.refresh();
    } catch (error) {
      setOutcome({ reason: fileRefusal(error) });
    } finally {
      setIsSending(false);
    }
  };
  return (
    <div className={classes.import}>
      <Dropzone
        className={classes.zone}
        onDrop={(files) => void send(files)}
        multiple={false}
        loading={isSending}
        inputProps={{ "aria-label": "Bank statement" }}
      >
        <span className={classes.inside}>
          <IconFileUpload size={28} stroke={1.5} aria-hidden />
          <span>
            <strong>Import a bank statement</strong>
            <span className={classes.hint}>
              Drop a camt.053 or CSV file here, or choose one. The same entry never counts twice.
            </span>
          </span>
        </span>
      </Dropzone>
      {outcome && <ImportOutcome outcome={outcome} />}
    </div>
  );
}

function ImportOutcome({ outcome }: { outcome: Outcome }) {
  if ("reason" in outcome) {
    return (
      <Notice tone="negative" role="alert" title="The statement was not imported">
        <span>{outcome.reason}</span>
      </Notice>
    );
  }
  const { fileName, entries, newEntries, matched, open, ignored, bankStatementId, createdAt } =
    outcome.statement;
  return (
    <Notice
      tone={open > 0 ? "warning" : "positive"}
      role="status"
      title={`${fileName}: ${matched} matched, ${open} ${open === 1 ? "needs" : "need"} you`}
    >
      <span>
        {newEntries} of {entries} {entries === 1 ? "entry" : "entries"} {newEntries === 1 ? "was" : "were"}{" "}
        new when it was imported on <DateTime value={createdAt} detail="dateTime" />
        {ignored > 0 && `; ${ignored} ${ignored === 1 ? "concerns" : "concern"} no purchase`}.{" "}
        <Link href={`/console/payments/statements/${bankStatementId}`}>See all of its entries</Link>
      </span>
    </Notice>
  );
}
