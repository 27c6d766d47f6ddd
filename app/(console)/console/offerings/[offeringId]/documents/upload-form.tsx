"use client";

import type { OfferingDocumentKind } from "#db/schema/enums.ts";
import "@mantine/dropzone/styles.layer.css";
import { Autocomplete, NativeSelect, Progress } from "@mantine/core";
import { Dropzone } from "@mantine/dropzone";
import { notifications } from "@mantine/notifications";
import { IconFileTypePdf, IconUpload } from "@tabler/icons-react";
import { useRouter } from "next/navigation";
import { type FormEvent, type ReactNode, useState } from "react";
import { fileRefusal } from "#app/_components/form/file-refusal.tsx";
import fields from "#app/_components/form/form.module.css";
import { Form } from "#app/_components/form/form.tsx";
import { PendingButton } from "#app/_components/form/pending-button.tsx";
import { Notice } from "#app/_components/notice.tsx";
import { formatFileSize } from "#app/_words/format.ts";
import { documentKinds } from "#app/_words/offering-documents.ts";
import { choicesOf } from "#app/(console)/_words/names.ts";
import { faultOf, sendDocument, titleOf } from "./send-document.ts";
import classes from "./upload-form.module.css";

interface UploadFormProps {
  readonly offeringId: string;
  /** Titles that are there: the same again makes the next version. */
  readonly titles: readonly string[];
}

/** Adds a document: a file, what it is and how it is called. */
export function UploadForm({ offeringId, titles }: UploadFormProps) {
  const router = useRouter();
  const [file, setFile] = useState<File | null>(null);
  const [kind, setKind] = useState<OfferingDocumentKind>("PROSPECTUS");
  const [title, setTitle] = useState("");
  const [percent, setPercent] = useState<number | null>(null);
  const [error, setError] = useState<ReactNode>(null);

  const take = (chosen: File | undefined) => {
    if (!chosen) return;
    const fault = faultOf(chosen);
    setError(fault);
    if (fault !== null) return;
    setFile(chosen);
    if (title.trim() === "") setTitle(titleOf(chosen.name));
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (percent !== null) return;
    if (file === null || title.trim() === "") {
      setError(file === null ? "Choose a PDF first." : "Give the document a title.");
      return;
    }
    setError(null);
    setPercent(0);
    try {
      const version = await sendDocument({ offeringId, kind, title: title.trim(), file }, setPercent);
      notifications.show({ title: "Document added", message: `${title.trim()}, version ${version}` });
      setFile(null);
      setTitle("");
      router.refresh();
    } catch (failure) {
      setError(fileRefusal(failure));
    } finally {
      setPercent(null);
    }
  };

  return (
    <Form noValidate onSubmit={(event) => void submit(event)} className={fields.form}>
      <Dropzone
        onDrop={([dropped]) => take(dropped)}
        onReject={([rejected]) => take(rejected?.file)}
        accept={["application/pdf"]}
        multiple={false}
        className={classes.drop}
        inputProps={{ "aria-label": "PDF of the document" }}
      >
        <div className={classes.inside}>
          {file ? (
            <IconFileTypePdf size={28} stroke={1.5} aria-hidden />
          ) : (
            <IconUpload size={28} stroke={1.5} aria-hidden />
          )}
          <span className={classes.name}>{file ? file.name : "Drop a PDF here, or click to choose one"}</span>
          <span className={classes.hint}>
            {file ? formatFileSize(file.size) : "up to 20 MB, without scripts or passwords"}
          </span>
        </div>
      </Dropzone>
      <NativeSelect
        label="Kind"
        data={choicesOf(documentKinds)}
        value={kind}
        onChange={({ currentTarget }) => setKind(currentTarget.value as OfferingDocumentKind)}
      />
      <Autocomplete
        label="Title"
        placeholder="e.g. Prospectus"
        data={[...titles]}
        maxLength={200}
        required
        value={title}
        onChange={setTitle}
      />
      {percent !== null && <Progress value={percent} aria-label="Sent so far" />}
      {error !== null && (
        <Notice tone="negative" role="alert">
          <span>{error}</span>
        </Notice>
      )}
      <div className={fields.actions}>
        <PendingButton isPending={percent !== null} pendingLabel="Sending…">
          Add the document
        </PendingButton>
      </div>
    </Form>
  );
}
