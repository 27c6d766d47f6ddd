"use client";

import type { VerificationDocumentKind } from "#db/schema/enums.ts";
import "@mantine/dropzone/styles.layer.css";
import { NativeSelect, Progress } from "@mantine/core";
import { Dropzone } from "@mantine/dropzone";
import { IconCloudUpload } from "@tabler/icons-react";
import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { fileRefusal } from "#app/_components/form/file-refusal.tsx";
import { Notice } from "#app/_components/notice.tsx";
import { documentKindNames, usualKinds } from "#app/_words/verification.ts";
import type { Customer } from "#server/domain/investors/customer/contract.ts";
import { MOST_DOCUMENTS, verificationDocumentTypes } from "#server/domain/investors/verification/contract.ts";
import classes from "./document-upload.module.css";
import { sendDocument } from "./send-document.ts";
import { faultOf } from "./verification-document.ts";

interface DocumentUploadProps {
  customer: Pick<Customer, "id" | "type">;
  /** How many there are already. */
  count: number;
}

/** A file on its way. */
interface Sending {
  readonly name: string;
  readonly percent: number;
}

/** A file that was not taken. */
interface Fault {
  readonly name: string;
  readonly reason: ReactNode;
}

/** Where documents for an identity check are dropped or picked; each is sent at once. */
export function DocumentUpload({ customer, count }: DocumentUploadProps) {
  const router = useRouter();
  const kinds = usualKinds[customer.type];
  const [kind, setKind] = useState<VerificationDocumentKind>(kinds[0] ?? "OTHER");
  const [sending, setSending] = useState<Sending | null>(null);
  const [faults, setFaults] = useState<readonly Fault[]>([]);

  const take = async (files: readonly File[]) => {
    const found: Fault[] = [];
    for (const file of files) {
      const fault = faultOf(file) ?? (await send(file));
      if (fault !== null) found.push({ name: file.name, reason: fault });
      setFaults([...found]);
    }
    setSending(null);
    if (found.length < files.length) router.refresh();
  };
  const send = async (file: File): Promise<ReactNode> => {
    const onProgress = (percent: number) => setSending({ name: file.name, percent });
    onProgress(0);
    try {
      await sendDocument({ customerId: customer.id, kind, file, onProgress });
      return null;
    } catch (failure) {
      return fileRefusal(failure);
    }
  };

  if (count >= MOST_DOCUMENTS) {
    return <Notice>There are {MOST_DOCUMENTS} documents, which is as many as there can be.</Notice>;
  }
  return (
    <div className={classes.upload}>
      <NativeSelect
        label="What you upload"
        data={kinds.map((value) => ({ value, label: documentKindNames[value] }))}
        value={kind}
        onChange={({ currentTarget }) => setKind(currentTarget.value as VerificationDocumentKind)}
      />
      <Dropzone
        onDrop={(files) => void take(files)}
        // What is wrong with a file is said by its name, in the same words as for one that was picked.
        validator={() => null}
        loading={sending !== null}
        className={classes.zone}
        inputProps={{ accept: verificationDocumentTypes.join(","), "aria-label": "Choose documents" }}
      >
        <div className={classes.inside}>
          <IconCloudUpload size={28} stroke={1.5} aria-hidden />
          <span>
            <strong>Drop files here, or click to choose</strong>
            <span>PDF, JPEG, PNG or WebP, up to 10 MB each</span>
          </span>
        </div>
      </Dropzone>
      <div role="status">
        {sending && (
          <div className={classes.progress}>
            <span>Sending {sending.name}…</span>
            <Progress
              value={sending.percent}
              aria-label={`Sending ${sending.name}`}
              transitionDuration={150}
            />
          </div>
        )}
      </div>
      {faults.length > 0 && (
        <Notice tone="negative" role="alert" title="Not everything could be taken">
          <ul>
            {faults.map(({ name, reason }) => (
              <li key={name}>
                {name}: {reason}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
