"use client";

import "@mantine/dropzone/styles.layer.css";
import { Button, Progress } from "@mantine/core";
import { Dropzone } from "@mantine/dropzone";
import { IconDownload, IconFileUpload } from "@tabler/icons-react";
import { ButtonLink } from "#app/_components/button-link.tsx";
import { SignInAgain } from "#app/_components/form/sign-in-again.tsx";
import { Notice } from "#app/_components/notice.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { formatCount } from "#app/_words/format.ts";
import panels from "#app/(console)/_components/columns.module.css";
import { keep } from "#app/(console)/_components/export/download.ts";
import { template } from "./columns.ts";
import { failedRows } from "./failed-rows.ts";
import { Findings } from "./findings.tsx";
import classes from "./import-customers.module.css";
import { goodRows, type Reason, type State, useImport } from "./use-import.ts";

const saveCsv = (text: string, name: string) =>
  keep(new Blob([text], { type: "text/csv;charset=utf-8" }), name);
const customers = (count: number) => `${formatCount(count)} ${count === 1 ? "customer" : "customers"}`;

/** Takes a file of customers, tells what is wrong with it and where, and imports the rows that are right. */
export function ImportCustomers() {
  const { state, check, start, startOver } = useImport();
  switch (state.at) {
    case "choice":
      return <Choice reason={state.reason} onChoose={check} />;
    case "checking":
    case "importing":
      return <Moving {...state} />;
    case "checked":
      return <Checked {...state} onStart={() => void start(state.chosen)} onStartOver={startOver} />;
    case "imported":
      return <Imported {...state} onStartOver={startOver} />;
  }
}

type At<Name extends State["at"]> = Extract<State, { at: Name }>;

function Choice({
  reason,
  onChoose,
}: {
  reason: Reason | undefined;
  onChoose: (files: File[]) => Promise<void>;
}) {
  return (
    <div className={panels.stack}>
      {reason !== undefined && (
        <Notice tone="negative" role="alert" title="The file was not taken">
          <span>{reason.sentence}</span>
          {reason.isSignedOut && <SignInAgain />}
        </Notice>
      )}
      <Dropzone
        className={classes.zone}
        onDrop={(files) => void onChoose(files)}
        multiple={false}
        inputProps={{ "aria-label": "File of customers" }}
      >
        <span className={classes.inside}>
          <IconFileUpload size={32} stroke={1.5} aria-hidden />
          <span>
            <strong>Drop a CSV file here, or choose one</strong>
            <span className={classes.hint}>
              Up to 1,000 customers. Nothing is imported before you have seen what is wrong.
            </span>
          </span>
        </span>
      </Dropzone>
      <Panel
        title="What the file looks like"
        description="Its first row names the columns, in any order, as the interface names a customer's fields."
        aside={
          <Button
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
            onClick={() => saveCsv(template(), "customers-template.csv")}
          >
            Download a template
          </Button>
        }
      >
        <ul className={classes.rules}>
          <li>
            <code>type</code>, <code>countryCode</code> and <code>wallets</code> are needed; leave any other
            cell empty where you do not know it.
          </li>
          <li>
            <code>type</code> is INDIVIDUAL or ORGANIZATION, <code>countryCode</code> a code such as DE.
            Several wallets stand in one cell with a space between.
          </li>
          <li>
            Columns such as <code>metadata.userId</code> keep your own data with the customer.
          </li>
        </ul>
      </Panel>
    </div>
  );
}

function Moving({ at, name, done, of }: At<"checking" | "importing">) {
  const deed = at === "checking" ? "Checking" : "Importing";
  return (
    <Panel title={`${deed} ${name}`}>
      <Progress value={(done / of) * 100} aria-label={`${deed} customers`} />
      <p className={classes.hint} role="status">
        {formatCount(done)} of {customers(of)}
      </p>
    </Panel>
  );
}

function Checked({
  chosen,
  reason,
  onStart,
  onStartOver,
}: At<"checked"> & { onStart: () => void; onStartOver: () => void }) {
  const { name, file, faults } = chosen;
  const good = goodRows(chosen).length;
  const bad = file.rows.length - good;
  return (
    <div className={panels.stack}>
      {reason !== undefined && (
        <Notice tone="negative" role="alert" title="The import was cut off">
          <span>{reason.sentence} Whoever was imported already is not imported twice.</span>
          {reason.isSignedOut && <SignInAgain />}
        </Notice>
      )}
      <Notice
        tone={bad > 0 ? "warning" : "positive"}
        role="status"
        title={`${name}: ${customers(good)} can be imported${bad > 0 ? `, ${formatCount(bad)} cannot` : ""}`}
      >
        <span>
          {bad > 0
            ? "Rows with something wrong are left out. Mend them in your file and choose it again, or import the others now."
            : "Nothing is wrong with any of them."}
        </span>
      </Notice>
      <div className={classes.actions}>
        {good > 0 && <Button onClick={onStart}>Import {customers(good)}</Button>}
        <Button variant="default" onClick={onStartOver}>
          Choose another file
        </Button>
        {bad > 0 && <FailedRows name={name} text={() => failedRows(file, faults)} />}
      </div>
      <Findings title="What is wrong" findings={faults} />
      <Findings title="To be looked at" description="These keep nobody out." findings={file.remarks} />
    </div>
  );
}

function Imported({ chosen, outcome, onStartOver }: At<"imported"> & { onStartOver: () => void }) {
  const { name, file } = chosen;
  const faults = [...chosen.faults, ...outcome.faults];
  const failed = new Set(faults.map(({ row }) => row)).size;
  return (
    <div className={panels.stack}>
      <Notice
        tone={failed > 0 ? "warning" : "positive"}
        role="status"
        title={`${customers(outcome.created)} imported${failed > 0 ? `, ${formatCount(failed)} left out` : ""}`}
      >
        <span>
          {failed > 0
            ? "Download the rows that were left out, mend them, and import that file."
            : "All of them are in your list now."}
        </span>
      </Notice>
      <div className={classes.actions}>
        <ButtonLink href="/console/customers">See your customers</ButtonLink>
        {failed > 0 && <FailedRows name={name} text={() => failedRows(file, faults)} />}
        <Button variant="default" onClick={onStartOver}>
          Import another file
        </Button>
      </div>
      <Findings title="What was wrong" findings={faults} />
    </div>
  );
}

function FailedRows({ name, text }: { name: string; text: () => string }) {
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
      onClick={() => saveCsv(text(), `${name.replace(/\.[^.]*$/, "")}-failed.csv`)}
    >
      Download the rows that failed
    </Button>
  );
}
