"use client";

import { ActionIcon, Modal } from "@mantine/core";
import { modals } from "@mantine/modals";
import { IconDownload, IconEye, IconFileText, IconPhoto, IconTrash } from "@tabler/icons-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { DateTime } from "#app/_components/date-time.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { trpc } from "#app/_trpc/client.tsx";
import { formatFileSize } from "#app/_words/format.ts";
import { documentKindNames } from "#app/_words/verification.ts";
import type { VerificationDocument } from "#server/domain/investors/verification/contract.ts";
import classes from "./document-list.module.css";
import { documentHref } from "./verification-document.ts";

interface DocumentListProps {
  documents: readonly VerificationDocument[];
  /** Whether the viewer may see what is in them. */
  mayRead: boolean;
  /** Whether the viewer may delete those that were not submitted. */
  mayDelete: boolean;
  /** Whether pictures stand beside their names: for whoever uploaded them, since each look of the issuer's is recorded. */
  showsPictures?: boolean;
}

/** The documents of an identity check: looked at here as far as they are pictures, downloaded, deleted. */
export function DocumentList({ documents, mayRead, mayDelete, showsPictures = false }: DocumentListProps) {
  const router = useRouter();
  const remove = trpc.verification.document.delete.useMutation({ onSuccess: () => router.refresh() });
  const [shown, setShown] = useState<VerificationDocument | null>(null);

  if (documents.length === 0) return null;
  const askToDelete = ({ customerId, verificationDocumentId, fileName }: VerificationDocument) =>
    modals.openConfirmModal({
      title: "Delete this document?",
      children: `${fileName} is deleted for good. It was not submitted yet, so no check needs it.`,
      labels: { confirm: "Delete it", cancel: "Back" },
      confirmProps: { color: "red.9" },
      onConfirm: () => remove.mutate({ customerId, verificationDocumentId }),
    });

  return (
    <>
      <ProblemAlert error={remove.error} />
      <ul className={classes.documents} aria-label="Documents">
        {documents.map((document) => {
          const { verificationDocumentId, customerId, fileName, mediaType } = document;
          const isPicture = mediaType.startsWith("image/");
          const Icon = isPicture ? IconPhoto : IconFileText;
          return (
            <li key={verificationDocumentId} className={classes.document}>
              {isPicture && showsPictures ? (
                <img
                  className={classes.thumbnail}
                  src={documentHref(customerId, verificationDocumentId)}
                  alt=""
                  loading="lazy"
                />
              ) : (
                <Icon size={24} stroke={1.5} className={classes.icon} aria-hidden />
              )}
              <span className={classes.what}>
                <strong>{documentKindNames[document.kind]}</strong>
                <span className={classes.file}>{fileName}</span>
                <span>
                  {formatFileSize(document.size)}, uploaded{" "}
                  <DateTime value={document.createdAt} detail="dateTime" />
                </span>
              </span>
              <span className={classes.actions}>
                {mayRead && isPicture && (
                  <ActionIcon
                    variant="default"
                    size="lg"
                    aria-label={`Look at ${fileName}`}
                    onClick={() => setShown(document)}
                  >
                    <IconEye size={18} aria-hidden />
                  </ActionIcon>
                )}
                {mayRead && (
                  <ActionIcon
                    variant="default"
                    size="lg"
                    component="a"
                    href={documentHref(customerId, verificationDocumentId)}
                    download={fileName}
                    aria-label={`Download ${fileName}`}
                  >
                    <IconDownload size={18} aria-hidden />
                  </ActionIcon>
                )}
                {mayDelete && document.isDeletable && (
                  <ActionIcon
                    variant="default"
                    size="lg"
                    disabled={remove.isPending}
                    aria-label={`Delete ${fileName}`}
                    onClick={() => askToDelete(document)}
                  >
                    <IconTrash size={18} aria-hidden />
                  </ActionIcon>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      <Modal
        opened={shown !== null}
        onClose={() => setShown(null)}
        title={shown?.fileName}
        size="xl"
        centered
      >
        {shown && (
          <div className={classes.preview}>
            <img
              src={documentHref(shown.customerId, shown.verificationDocumentId)}
              alt={`${documentKindNames[shown.kind]}, as it was uploaded`}
            />
          </div>
        )}
      </Modal>
    </>
  );
}
