"use client";

import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { fileRefusal } from "#app/_components/form/file-refusal.tsx";
import { FileRefused } from "#app/_data/file-refused.ts";
import { download } from "./download.ts";

interface PaymentFileProps {
  /** Where the interface has the file, below `/api`. */
  readonly path: string;
  /** What is in it. */
  readonly title: string;
  readonly size?: "xs";
}

/** Downloads the transfers that are due, for the issuer's bank; says why where the bank could make none of them. */
export function PaymentFile({ path, title, size }: PaymentFileProps) {
  const [isPending, setIsPending] = useState(false);
  const start = async () => {
    setIsPending(true);
    try {
      await download(path);
    } catch (error) {
      notifications.show({
        color: "red",
        title: "There is no payment file",
        message: fileRefusal(error),
        // The way to sign in again stays until it is closed.
        autoClose: !(error instanceof FileRefused && error.isSignedOut),
      });
    } finally {
      setIsPending(false);
    }
  };
  return (
    <Button
      variant="default"
      {...(size && { size })}
      leftSection={<IconDownload size={size ? 14 : 18} aria-hidden />}
      loading={isPending}
      title={title}
      onClick={() => void start()}
    >
      Payment file
    </Button>
  );
}
